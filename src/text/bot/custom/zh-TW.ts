// 伺服器自製卡與題目說的話。
import type { Translation } from '../../catalogue.ts'
import type { customEn } from './en.ts'

export const customZhTW = {
  'custom-fresh': () => '自製卡',
  'custom-head': ({ title }) => `**本伺服器的自製卡與題目** · ${title}`,
  'custom-named': ({ name, version }) => `「${name}」第 ${version} 版`,
  'custom-by': ({ name, version, author }) => `「${name}」第 ${version} 版，作者：${author}`,
  'custom-empty': () => '這裡還沒有內容。請選擇要新增的種類，或在 `/server custom` 附上檔案。',
  'custom-questions': ({ n }) => `題目 ${n} 題。題目與答案只在下面的選單裡看得到。`,
  'custom-how': () =>
    '桌主可在**設定**中加入這些內容。已經開始的對局沿用開始時的版本。其他伺服器可以用 `/server custom` 匯入檔案。',
  'custom-add': () => '新增……',
  'custom-card': () => '查看或修改卡牌……',
  'custom-question': () => '查看或修改題目……',
  'custom-name': () => '名稱與作者',
  'custom-try': () => '試玩',
  'custom-file': () => '存成檔案',
  'custom-delete': () => '全部刪除',
  'custom-delete-ask': () => '要全部刪除嗎？已經開始的對局不受影響。日後可能還要用的話，請先存成檔案。',
  'custom-deleted': () => '已刪除。',
  'custom-part': () => '修改或移除效能……',
  'custom-part-change': ({ part }) => `修改：${part}`,
  'custom-part-remove': ({ part }) => `移除：${part}`,
  'custom-part-add': () => '新增效能……',
  'custom-change': () => '修改',
  'custom-remove': () => '移除',
  'custom-back': () => '返回',
  'custom-tried': () => '這是與電腦玩家的私人對局，不列入任何紀錄。',
  'custom-leave': () => '離開這一局',
  'custom-left': () => '你已離開私人對局。',
  'custom-over': ({ winners }) => `私人對局結束。${winners}`,
  'custom-file-here': () => '檔案在這裡，裡面有題目的答案。',
  'custom-taken': () => '檔案的內容已成為本伺服器的自製卡與題目。',
  'custom-before': () => '被取代的內容在下面的檔案裡。',
  'custom-use': () => '加入自製卡',
  'custom-without': () => '不用自製卡',
} satisfies Translation<typeof customEn>
