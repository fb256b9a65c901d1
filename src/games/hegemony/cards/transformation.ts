// The generals of the expansion 變, two to a kingdom: kingdom, gender, half fish and skills (section 20).

/** By id, in the order of the table. */
export const TRANSFORMATION = {
  'xun-you': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { qice: 'normal', zhiyu: 'normal' } }, // 荀攸
  'bian-furen': {
    kingdom: 'wei',
    gender: 'female',
    halfHp: 3,
    skills: { wanwei: 'normal', yuejian: 'locked' },
  }, // 卞夫人
  'ma-su': { kingdom: 'shu', gender: 'male', halfHp: 3, skills: { sanyao: 'normal', zhiman: 'normal' } }, // 馬謖
  'sha-moke': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { jili: 'normal' } }, // 沙摩柯
  'ling-tong': {
    kingdom: 'wu',
    gender: 'male',
    halfHp: 4,
    skills: { xuanlue: 'normal', yongjin: 'limited' },
  }, // 凌統
  'lu-fan': { kingdom: 'wu', gender: 'male', halfHp: 3, skills: { diaodu: 'normal', diancai: 'normal' } }, // 呂範
  'zuo-ci': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { yigui: 'normal', jihun: 'normal' } }, // 左慈
  'li-jue-guo-si': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { xiongsuan: 'limited' } }, // 李傕郭汜
} as const
