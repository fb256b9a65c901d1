// What the bot says about votes and seats that change hands, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { votesEn } from './en.ts'

export const votesZhTW = {
  'vote-undo': ({ who }) => `${who} 請求復原一個選擇，之後發生的一切也一併復原。`,
  'vote-pause': ({ who, until }) => `${who} 提議暫停這一局${until ? `，到 ${until} 為止` : ' 7 天'}。`,
  'vote-resume': ({ who }) => `${who} 提議繼續這一局。`,
  'vote-cancel': ({ who }) => `${who} 提議取消這一局。`,
  'vote-replace': ({ who, old, newcomer }) => `${who} 提議由 ${newcomer} 接替 ${old}。`,
  'vote-offer': ({ who, old, newcomer }) =>
    `${newcomer}：${who} 請你接替 ${old}。接替的人看得到這個座位的一切，並從這裡接著玩。`,
  'vote-replace-own': ({ who, old, newcomer }) =>
    `${old}：${who} 想請 ${newcomer} 接替你的座位。你不同意，就不會有任何改變。`,
  'vote-all': () => '須全員同意。',
  'vote-majority': () => '須過半數同意。',
  'vote-count': ({ yes, no, of }) => `同意 ${yes} · 反對 ${no} · 共 ${of} 票`,
  'vote-waits': ({ names, when }) => `⏳ ${names} · ${when}`,
  'vote-objection': ({ when }) => `沒有人反對的話，${when}繼續；過半數同意則立刻繼續。`,
  'vote-silent': () => '屆時沒有投票的人不計入。',
  'vote-carried': () => '✓ 已同意。',
  'vote-refused': () => '✗ 未獲同意。',
  'vote-lapsed': ({ time }) => `✗ ${time}內票數不足。`,
  'vote-offer-lapsed': ({ time }) => `✗ ${time}內沒有回覆。`,
  'vote-lapsed-note': ({ who, n }) => `✗ ${who} 的提議在 ${n} 天內票數不足，未能通過。`,
  'vote-void': () => '✗ 已取消：對局已經繼續進行。',
  'vote-offer-taken': () => '✓ 座位已有人接替。',
  'vote-offer-declined': () => '✗ 對方婉拒了。',
  'vote-host': () => '桌主',
  'vote-yes': () => '同意',
  'vote-no': () => '反對',
  'vote-allow': () => '允許',
  'vote-refuse': () => '不允許',
  'offer-take': () => '接替座位',
  'offer-decline': () => '婉拒',
  'vote-posted': ({ where }) => `已在 ${where} 徵詢眾人，請他們在那裡投票。`,
  'offer-posted': ({ name }) => `已詢問 ${name} 是否接替座位。`,
  'game-paused-done': ({ until }) => `這一局暫停到 ${until}。\`/game resume\` 可以提議提早繼續。`,
  'game-paused-agreed': ({ until }) =>
    `這一局經眾人同意，暫停到 ${until}。\`/game resume\` 之後一天內沒有人反對，就提早繼續。`,
  'paused-note': ({ until }) =>
    `⏸ 經眾人同意，這一局暫停到 <t:${until}:f>（<t:${until}:R>）。\`/game resume\` 之後一天內沒有人反對，就提早繼續。`,
  'resumed-note': () => '暫停結束，這一局繼續。',
  'resume-posted': ({ where, when }) => `已在 ${where} 徵詢眾人。沒有人反對的話，${when}繼續。`,
  'pause-unknown': ({ text }) =>
    `「${text}」不是未來的時間。可以填 \`3 天\`、\`週五\` 或 \`12月3日 18:00\`。`,
  'refused-pause-until': ({ max }) => `暫停的終點須在未來，最多 ${max} 天後。`,
  'host-passes': ({ who }) => `現在由 ${who} 主持這一桌。`,
  'host-passes-silent': ({ who, old }) => `${old} 3 天沒有開始，現在由 ${who} 主持這一桌。`,
  'ready-ask': ({ names, when }) =>
    `${names} 人到齊了。準備好了嗎？${when}還沒準備好的人會失去座位；都準備好就開始。`,
  'ready-button': () => '準備好了',
  'ready-over': () => '詢問之後，座位已有變動。',
  'ready-began': () => '對局開始。',
  'ready-missed': ({ names }) => `${names} 沒有準備好，失去了座位。`,
  'refused-not-asked-ready': () => '現在沒有詢問是否準備好。開桌訊息顯示有誰在座。',
  'refused-ready-already': () => '你已經準備好了。其他人都準備好就開始。',
  // 無人進行的牌桌，以及由管理者結束的牌桌
  'keep-ask': ({ names, when }) =>
    `${names} 這裡已有 30 天沒有人行動。要保留這一桌嗎？沒有人回覆的話，${when}以未完成結束。`,
  'keep-button': () => '保留',
  'keep-kept': ({ who }) => `✓ ${who} 保留了這一桌。`,
  'keep-told': ({ game, until }) =>
    `你的對局 \`${game}\` 已有 30 天沒有人行動。\`/game resume\` 可以繼續；否則 <t:${until}:R>以未完成結束。`,
  'closed-silent-note': ({ game }) =>
    `🏁 這裡已有 60 天沒有人行動：這一桌以未完成結束，不計入任何人的戰績。\`/history export game:${game}\` 可以取得檔案。`,
  'closed-silent': () => '以未完成結束：60 天沒有人行動。`/history export` 可以取得檔案。',
  'closed-expired': () => '已過期：14 天內沒有開始。',
  'closed-manager': ({ reason }) => `由這個伺服器的管理者結束：${reason}`,
  'closed-by': ({ who, reason }) => `🏁 ${who} 結束了這一桌：${reason}`,
  'claim-ask': ({ who }) =>
    `${who}：其他玩家都離開了，座位由電腦玩家接替。要繼續玩、以獲勝結束，還是以未完成結束？兩種結束都不計入戰績。`,
  'claim-on': () => '繼續玩',
  'claim-won': () => '以獲勝結束',
  'claim-unfinished': () => '以未完成結束',
  'claim-goes-on': () => '你繼續玩。`/game cancel` 會再問一次。',
  'claimed-note': ({ who }) => `🏆 ${who} 宣布獲勝：其他玩家都離開了。不計入戰績。`,
  'unfinished-note': ({ who }) => `🏁 ${who} 以未完成結束這一局：其他玩家都離開了。`,
  'closed-claimed': ({ who }) => `${who} 宣布獲勝：其他玩家都離開了。`,
  'closed-unfinished': ({ who }) => `${who} 以未完成結束：其他玩家都離開了。`,
  'refused-claim-soon': ({ days }) =>
    `其他人可能還會回來。電腦玩家代替所有人滿 ${days} 天之後，你可以獨自結束這一局。`,
  'cancel-reason': () => '你在這一局沒有座位。你管理這個伺服器，可以結束它：請填 `reason:`，大家都看得到。',
  'cancel-not-manager': () => '只有具「管理伺服器」權限的成員可以附理由結束牌桌。不填 `reason:` 則徵詢玩家。',
  'table-closed': () => '這一桌已結束。',
  'refused-table-over': () => '這一桌已經結束了。',
  'refused-kept': () => '這一桌已經保留：有人說過，或已經有人行動。',
  'seat-taken': ({ who, old }) => `${who} 接替了 ${old} 的座位。`,
  'refused-voted': () => '你已經投過票了。',
  'refused-no-vote': () => '只有提議當時在座的人可以投票。`/game status` 列出有誰在座。',
  'refused-vote-again': ({ from }) => `這個提議未獲同意。<t:${from}:R>可以再提。`,
  'refused-vote-over': () => '這次投票已經結束。`/game status` 顯示現在的局面。',
  'refused-vote-open': () => '已經提過了，正在等其他人。',
  'refused-no-seat': ({ seats }) => `沒有這個座位。請填 1 到 ${seats}，或在座者的名字。`,
  'refused-two-seats': ({ seats }) => `符合的座位不只一個：${seats}。請從建議中選擇，或填座位號碼。`,
  'refused-newcomer-seated': ({ who }) => `${who} 在這一局已有座位。`,
  'refused-newcomer-knows': ({ who }) =>
    `${who} 在這一局坐過別的座位，知道那裡不公開的事；只能在電腦接手時取回自己原來的座位。`,
  'refused-seat-taken': ({ who }) => `現在由 ${who} 坐這個座位；要等電腦接手時才能取回。`,
  'seat-asked': ({ game, newcomer, where }) =>
    `有人想請 ${newcomer} 接替你在 \`${game}\` 這一局的座位。請到 ${where} 答覆；你不同意，就不會有任何改變。`,
  'seat-lost-replaced': ({ game, where }) =>
    `你由電腦託管期間，另一位玩家接替了你在 \`${game}\` 這一局的座位（${where}）。終局前若又由電腦接手，你可以取回座位。`,
  'seat-lost-forfeited': ({ game, where }) =>
    `你在 \`${game}\` 這一局（${where}）的時間到了，座位由電腦接手。終局前你都可以取回座位。`,
  'seat-lost-removed': ({ game, where }) =>
    `聯賽把你在 \`${game}\` 這一局的座位（${where}）交給了別人，原因請見 \`/league log\`。`,
  'seat-back': () => '取回座位',
  'refused-not-offered': ({ who }) => `這個座位是留給 ${who} 的。`,
  'refused-bot': () => '機器人不能入座。請指定這個伺服器的一位成員。',
} satisfies Translation<typeof votesEn>
