// 一局做成單一網頁時的文字，以及網頁上的文字，繁體中文。
import type { Translation } from '../../catalogue.ts'
import type { pagesEn } from './en.ts'

export const pagesZhTW = {
  'page-button': () => '存成單一網頁',
  'page-making': ({ n }) => `正在用 ${n} 張圖製作三種語言的網頁，通常一分鐘內會出現在這裡。`,
  'page-here': () => '整局做成單一網頁：任何瀏覽器不用網路也能看。頁中有玩家的名字。',
  'page-failed': () => '網頁製作失敗。按**重新整理**再試一次。',
  'page-short': () => '到目前為止發生的事太少，還做不成網頁。',
  'page-changed': () => '這一局打完後，規則有所修改，無法製作網頁。',
  'page-curve-later': () => '賽後回顧做好之後，網頁會加上勝算曲線與故事。',
  'export-later': () => '能驗證對局的檔案要等終局之後。現在可以把你看得到的內容做成網頁。',
  'web-unchecked': () => '尚未驗證：瀏覽器沒有執行本頁的檢查。',
  'web-story': () => '故事',
  'web-moments': () => '關鍵畫面',
  'web-language': () => '語言',
  'web-back': () => '後退一步',
  'web-forward': () => '前進一步',
  'web-next-picture': () => '下一張圖',
  'web-step': ({ step, of }) => `第 ${step} 步，共 ${of} 步`,
  'web-keys': () => '用方向鍵或左右滑動換步。',
  'web-undone': () => '已復原',
  'web-draws': () => '這一步的隨機結果',
  'web-checking': () => '驗證中……',
  'web-unchanged': () => '✓ 本頁與製作時相同。',
  'web-changed': () => '✗ 本頁在製作之後被改動過。',
  'web-checked': ({ n, hash }) =>
    `已驗證 ✓ ${n} 次隨機結果，全部與伺服器種子相符。洗牌雜湊值（可與開桌時公布的對照）：${hash}`,
  'web-partly': () => '其他版本規則下的隨機結果不在其中。',
  'web-bad-seed': () => '✗ 伺服器種子與洗牌雜湊值不符。',
  'web-bad-draw': ({ draw, step }) => `✗ 第 ${draw} 次隨機結果（第 ${step} 步）與伺服器種子不符。`,
  'web-later': ({ hash }) => `終局之後才能驗證隨機結果。洗牌雜湊值：${hash}`,
  'web-cannot': () => '這個瀏覽器無法驗證隨機結果。',
} satisfies Translation<typeof pagesEn>
