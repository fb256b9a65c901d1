// What Kingdom Wars asks in English: prompts, what everyone reads meanwhile, choices, and what a question is about.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Whom {
  whom: string
}
type Pair = Who & Whom

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const twice = (left: number, what: string): string => (left > 1 ? ` It takes ${left} ${what} now.` : '')

/** Half fish as HP. */
const HP: Readonly<Record<number, string>> = { 3: '1½', 4: '2', 5: '2½' }

const choices = {
  'general-choice': ({ general, kingdom, half }: { general: string; kingdom: string; half: number }) =>
    `${general} (${kingdom}, ${HP[half] ?? half} HP)`,
  'seat-by-general': ({ whom, general }: Whom & { general: string }) => `${whom} (reveal ${general})`,
  'reveal-option': ({ general }: { general: string }) => `Reveal ${general}`,
  'skill-as': ({ skill, as }: { skill: string; as: string }) => `${skill}: as ${as}`,
  recast: () => 'Recast a card',
  seat: ({ whom }: Whom) => whom,
  skill: ({ skill }: { skill: string }) => skill,
  'card-as': ({ card, as, skill }: { card: string; as: string; skill: string }) =>
    `${card} as ${as} (${skill})`,
  'blind-card': ({ whom }: Whom) => `A random hand card of ${whom}`,
  pass: () => 'Pass',
  back: () => 'Back',
  done: () => 'Done',
  'end-play': () => 'End the play phase',
  concede: () => 'Concede the game',
  'fight-on': () => 'Fight on after all',
  'marker-vanguard': () => 'Vanguard 先驅',
  'marker-half-fish': () => 'Half fish 陰陽魚',
  'marker-companions': () => 'Companions 珠聯璧合',
  'spend-marker': ({ marker, effect }: { marker: string; effect: string }) => `${marker}: ${effect}`,
  'vanguard-effect': ({ count }: { count: number }) =>
    count > 0 ? `draw ${count}, look at a general` : 'look at a general',
  'draw-effect': ({ count }: { count: number }) => `draw ${cards(count)}`,
  'as-peach': () => 'as Peach 桃',
  'limit-effect': ({ count }: { count: number }) => `keep ${count} more`,
  'general-of': ({ whom, general }: Whom & { general: string }) => `${whom}: ${general}`,
  'auto-pass-card': () => 'Pass for this card',
  'auto-pass-turn': () => 'Pass for this turn',
  'auto-pass-round': () => 'Pass until my turn',
  'look-hand': () => 'The hand cards',
  'look-head': () => 'The main general 主將',
  'look-deputy': () => 'The deputy 副將',
  'reward-draw': ({ count }: { count: number }) => `Draw ${cards(count)}`,
  'reward-recover': () => 'Recover 1 HP',
  'shield-faction': ({ faction }: { faction: string }) => `All of ${faction}`,
  'shield-one': ({ whom }: Whom) => `${whom} alone`,
  'suit-spade': () => '♠',
  'suit-club': () => '♣',
  'suit-heart': () => '♥',
  'suit-diamond': () => '♦',
  'phase-prepare': () => 'preparation phase',
  'phase-judge': () => 'judgement phase',
  'phase-draw': () => 'draw phase',
  'phase-play': () => 'play phase',
  'phase-discard': () => 'discard phase',
  'phase-end': () => 'end phase',
} satisfies Catalogue

const consequences = {
  'turns-up-general': ({ general }: { general: string }) => `reveals ${general}`,
  'uses-up-skill': ({ skill }: { skill: string }) => `uses ${skill}, once per game`,
  'uses-up-marker': ({ marker }: { marker: string }) => `spends ${marker}`,
  'gives-up-judge': () => 'gives up your judgement phase',
  'gives-up-draw': () => 'gives up your draw',
  'gives-up-play': () => 'gives up your play phase',
  'gives-up-discard': () => 'gives up your discard phase',
  'gives-up-one-drawn': () => 'draws 1 card fewer',
  'gives-up-next-turn': () => 'gives up your next turn',
  'gives-up-damage': () => 'gives up the damage',
  'gives-up-rest-of-play': () => 'ends your play phase if you do not win',
  'gives-up-general': () => 'removes your general',
  'gives-up-game': () => 'gives up the game',
  'costs-cards': ({ count }: { count: number }) => cards(count),
  'costs-hp': ({ count }: { count: number }) => `${count} HP`,
} satisfies Catalogue

const prompts = {
  'ask-head': () =>
    'Keep two generals of one kingdom; their HP are added up. First your main general 主將, who decides your gender.',
  'ask-deputy': ({ general }: { general: string }) =>
    `Your main general is ${general}. Who is the deputy 副將?`,
  'ask-play': () => 'Your play phase: what do you use?',
  'ask-concede': ({ whom }: Whom) => `Concede the game? ${whom} win at once.`,
  'ask-concede-together': ({ who, whom }: Pair) =>
    `Concede the game? ${whom} win once ${who} agree. Until then you may take it back in your play phase.`,
  'ask-recast': () => 'Which card do you recast (to the discard pile, draw 1)?',
  'ask-material': ({ skill }: { skill: string }) => `${skill}: Which card do you use for it?`,
  'ask-extra-target': ({ card, skill }: { card: string; skill: string }) =>
    `${skill}: Add another target for ${card}?`,
  'ask-victim': ({ whom }: Whom) => `Who must ${whom} use the Slash 殺 on?`,
  'ask-skill': ({ about }: { about: string }) => `${about} Use a skill?`,
  'ask-of-skill': ({ skill, ask }: { skill: string; ask: string }) => `${skill}: ${ask}`,
  'ask-seat': () => 'Which player?',
  'seat-slash': () => 'Slash 殺 whom?',
  'seat-damage': () => 'Who suffers 1 damage?',
  'seat-fight': () => 'Point fight with whom?',
  'seat-draw': () => 'Who draws?',
  'seat-flip': () => 'Who draws and flips?',
  'seat-turn': () => 'Who gets the extra turn?',
  'seat-cards': () => 'Who gets the cards?',
  'seat-equip': () => 'Who gets the equipment?',
  'seat-heal': () => 'Who recovers?',
  'seat-suit': () => 'Who names a suit?',
  'seat-near': () => 'Whose distance is 1 this turn?',
  'seat-instead': () => 'Who takes it instead?',
  'seat-swap': () => 'Which two players swap hands?',
  'seat-discard': () => 'Who loses a card?',
  'seat-hide': () => 'Whose general is hidden again?',
  'seat-judge': () => 'Who makes a judgement?',
  'ask-cards': () => 'Which cards?',
  'ask-materials': ({ skill }: { skill: string }) => `${skill}: Choose a card for it.`,
  'ask-card-of': ({ whom }: Whom) => `Choose a card of ${whom}.`,
  'ask-target': ({ card }: { card: string }) => `${card}: which target?`,
  'ask-discard': ({ count }: { count: number }) => `Discard ${cards(count)}.`,
  'ask-dodge': ({ who, slash, damage, left }: Who & { slash: string; damage: number; left: number }) =>
    `${who} uses ${slash} on you (${damage} damage).${twice(left, 'Dodges')} Use a Dodge 閃?`,
  'ask-duel': ({ whom, left }: Whom & { left: number }) =>
    `Duel 決鬥 with ${whom}: play a Slash 殺, or suffer 1 damage.${twice(left, 'Slashes')}`,
  'ask-volley': ({ who }: Who) =>
    `${who} uses Volley of Arrows 萬箭齊發: play a Dodge 閃, or suffer 1 damage.`,
  'ask-barbarians': ({ who }: Who) =>
    `${who} uses Barbarian Invasion 南蠻入侵: play a Slash 殺, or suffer 1 damage.`,
  'ask-borrowed': ({ who, whom }: Pair) =>
    `${who} uses Borrowed Sword 借刀殺人: Use a Slash 殺 on ${whom}, or give ${who} your weapon.`,
  'ask-show': ({ who }: Who) => `${who}’s Fire Attack 火攻: which hand card do you show?`,
  'ask-fuel': ({ whom, suit }: Whom & { suit: string }) =>
    `Discard a ${suit} hand card to deal 1 fire damage to ${whom}?`,
  'ask-harvest': () => 'Take one of the revealed cards.',
  'ask-look': ({ whom }: Whom) => `Look at what of ${whom}?`,
  'ask-nullify': ({ card, who, whom }: Pair & { card: string }) =>
    `${who}’s ${card} is about to take effect on ${whom}. Nullify it?`,
  'ask-nullify-back': ({ who, card, against }: Who & { card: string; against: string }) =>
    `${who} uses ${card} against ${against}. Nullify that?`,
  'ask-shield': ({ faction }: { faction: string }) =>
    `State Nullify 無懈可擊·國: Protect all of ${faction}, or only one?`,
  'ask-save': ({ whom }: Whom) => `${whom} is dying. Use a Peach 桃?`,
  'ask-save-self': () => 'You are dying. Save yourself?',
  'ask-point-card': ({ whom }: Whom) => `Point fight with ${whom}: Choose a hand card.`,
  'ask-companions': () => 'Your generals are companions 珠聯璧合. Your reward?',
  'ask-half-fish': () => 'Your generals have half an HP left over 陰陽魚. Draw a card for it?',
  'ask-vanguard': () => 'Vanguard 先驅: Look at which hidden general?',
  'ask-limit': ({ count }: { count: number }) =>
    `You hold more cards than you may keep. Spend Half fish 陰陽魚 to keep ${count} more this turn?`,
  'ask-twin-swords': ({ who }: Who) =>
    `${who}’s Yin-Yang Twin Swords 雌雄雙股劍: Discard a hand card, or pass and ${who} draws 1.`,
} satisfies Catalogue

const notices = {
  'waits-pick': ({ who }: Who) => `${who} must choose two generals.`,
  'waits-play': ({ who }: Who) => `${who} is in the play phase.`,
  'waits-thinks': ({ who }: Who) => `${who} must choose.`,
  'waits-skill': ({ who, about }: Who & { about: string }) => `${about} ${who} may respond with a skill.`,
  'waits-answer': ({ who, card }: Who & { card: string }) => `${who} may answer with ${card}.`,
  'waits-rescue-self': ({ who }: Who) => `${who} may save themselves.`,
  'waits-rescue': ({ who, whom }: Pair) => `${who} may save ${whom}.`,
  'waits-nullify': ({ card, whom }: Whom & { card: string }) => `${card} on ${whom} may be nullified.`,
  'waits-nullify-back': ({ card, who }: Who & { card: string }) => `${who}’s ${card} may be nullified.`,
  'waits-reward': ({ who }: Who) => `${who} may take a reward.`,
  'waits-discard': ({ who }: Who) => `${who} must discard.`,
  'waits-harvest': ({ who }: Who) => `${who} must take one of the revealed cards.`,
  'waits-show': ({ who }: Who) => `${who} must show a hand card.`,
  'waits-fuel': ({ who }: Who) => `${who} may discard a card of that suit.`,
  'waits-point-card': ({ who }: Who) => `${who} must choose a card for the point fight.`,
} satisfies Catalogue

const about = {
  'at-before-phase': ({ who, phase }: Who & { phase: string }) => `${who}’s ${phase} is about to begin.`,
  'at-phase-start': ({ who, phase }: Who & { phase: string }) => `${who}’s ${phase} begins.`,
  'at-phase-end': ({ who, phase }: Who & { phase: string }) => `${who}’s ${phase} ends.`,
  'at-draw-count': ({ who, count }: Who & { count: number }) => `${who} is about to draw ${cards(count)}.`,
  'at-drawn': ({ who }: Who) => `${who} has drawn.`,
  'at-turn-end': ({ who }: Who) => `${who}’s turn ends.`,
  'at-card-used': ({ who, card }: Who & { card: string }) => `${who} uses ${card}.`,
  'at-becoming-target': ({ who, card, whom }: Pair & { card: string }) => `${who} uses ${card} on ${whom}.`,
  'at-after-targeting': ({ who, card, whom }: Pair & { card: string }) => `${who}’s ${card} targets ${whom}.`,
  'at-card-effect': ({ card, whom }: Whom & { card: string }) =>
    `${card} is about to take effect on ${whom}.`,
  'at-card-resolved': ({ card }: { card: string }) => `${card} is resolved.`,
  'at-dodged': ({ who, whom }: Pair) => `${whom} dodges ${who}’s Slash 殺.`,
  'at-responded': ({ who, card }: Who & { card: string }) => `${who} answers with ${card}.`,
  'at-damage': ({ whom, amount }: Whom & { amount: number }) =>
    `${whom} is about to suffer ${amount} damage.`,
  'at-after-damage': ({ whom, amount }: Whom & { amount: number }) =>
    `${whom} has suffered ${amount} damage.`,
  'at-hp-reduced': ({ whom, amount }: Whom & { amount: number }) => `${whom} is down by ${amount} HP.`,
  'at-recovered': ({ whom, amount }: Whom & { amount: number }) => `${whom} has recovered ${amount} HP.`,
  'at-dying': ({ whom }: Whom) => `${whom} is dying.`,
  'at-death': ({ whom }: Whom) => `${whom} dies.`,
  'at-judgement': ({ whom, reason }: Whom & { reason: string }) => `${whom}’s judgement for ${reason}.`,
  'at-judged': ({ whom, reason }: Whom & { reason: string }) =>
    `${whom}’s judgement for ${reason} has taken effect.`,
  'at-cards-lost': ({ whom }: Whom) => `${whom} has lost cards.`,
  'at-discarded': ({ whom }: Whom) => `${whom}’s cards have been discarded.`,
} satisfies Catalogue

/** The same to the player whom it is about. */
const own = {
  'own-before-phase': ({ phase }: { phase: string }) => `Your ${phase} is about to begin.`,
  'own-phase-start': ({ phase }: { phase: string }) => `Your ${phase} begins.`,
  'own-phase-end': ({ phase }: { phase: string }) => `Your ${phase} ends.`,
  'own-draw-count': ({ count }: { count: number }) => `You are about to draw ${cards(count)}.`,
  'own-drawn': () => 'You have drawn.',
  'own-turn-end': () => 'Your turn ends.',
  'own-card-used': ({ card }: { card: string }) => `You use ${card}.`,
  'own-damage': ({ amount }: { amount: number }) => `You are about to suffer ${amount} damage.`,
  'own-after-damage': ({ amount }: { amount: number }) => `You have suffered ${amount} damage.`,
  'own-hp-reduced': ({ amount }: { amount: number }) => `You are down by ${amount} HP.`,
  'own-recovered': ({ amount }: { amount: number }) => `You have recovered ${amount} HP.`,
  'own-judgement': ({ reason }: { reason: string }) => `Your judgement for ${reason}.`,
  'own-judged': ({ reason }: { reason: string }) => `Your judgement for ${reason} has taken effect.`,
  'own-cards-lost': () => 'You have lost cards.',
  'own-discarded': () => 'Your cards have been discarded.',
} satisfies Catalogue

export const asking = {
  ...choices,
  ...consequences,
  ...prompts,
  ...notices,
  ...about,
  ...own,
} satisfies Catalogue
