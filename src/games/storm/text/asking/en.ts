// What the rules of Storm over the Three Kingdoms ask in English: questions, choices and hints.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Siege extends Who {
  unit: string
  target: string
  place: string
  stakes: string
}

/** A question before which something should be known; empty when there is nothing. */
interface Warned {
  warning: string
}
interface Declared extends Warned {
  unit: string
  place: string
  stakes: string
  declared: string
}

const withAll = (declared: string): string => (declared === '' ? '' : ` · ${declared}`)
const warned = ({ warning }: Warned): string => (warning === '' ? '' : ` ${warning}`)
const added = (n: number): string => (n < 0 ? ` (−${-n})` : n > 0 ? ` (+${n})` : '')
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const waiting = {
  'waits-capital': ({ who }: Who) => `${who} must choose a capital.`,
  'waits-place': ({ who }: Who) => `${who} must set up.`,
  'waits-turn': ({ who }: Who) => `It is ${who}’s turn.`,
  'waits-reply': ({ who, whom, place }: Who & { whom: string; place: string }) =>
    `${who} may answer ${whom}’s attack at ${place}.`,
  'waits-counsel': ({ who, card, rage }: Who & { card: string; rage: number }) =>
    `${who} may cancel ${card} (${rage} rage).`,
  'waits-heir': ({ who }: Who) => `${who} may take over a fallen ally’s generals.`,
  'waits-refill': ({ who }: Who) => `${who} must arrange their hand.`,
} satisfies Catalogue

const questions = {
  'ask-capital': () => 'Which city will be your capital?',
  'ask-extra-city': () => 'Which extra city do you start with?',
  'ask-extra-army': ({ count }: { count: number }) =>
    `You have 2 extra armies. What kind is the ${count === 1 ? 'first' : 'second'}?`,
  'ask-places': () => 'Your armies stand in the usual places. Start like this, or move one?',
  'ask-places-moved': () => 'Start with your armies where they stand now, or move one more?',
  'ask-places-empty': ({ city }: { city: string }) =>
    `No army is in ${city}: each of your cities needs one before you can start. Move an army there.`,
  'ask-turn': (args: Warned & { round: number; prestige: number; rage: number; planned: number }) =>
    `Your turn, round ${args.round}: prestige ${args.prestige}, rage ${args.rage}.${args.planned > 0 ? ` ${args.planned} planned; only you can see it so far.` : ''}${warned(args)}`,
  'ask-march': ({ unit, place }: { unit: string; place: string }) => `${unit} at ${place}: march where?`,
  'ask-attacker': () => 'Who attacks?',
  'ask-target': ({ unit, place }: { unit: string; place: string }) => `${unit} at ${place}: attack what?`,
  'ask-declare': (args: Declared & { target: string }) =>
    `${args.unit} against ${args.target} at ${args.place}${withAll(args.declared)}. ${args.stakes}.${warned(args)}`,
  'ask-declare-empty': (args: Declared) =>
    `${args.unit} against empty ${args.place}${withAll(args.declared)}. ${args.stakes}.${warned(args)}`,
  'ask-second': ({ target, stakes }: { target: string; stakes: string }) =>
    `${target} is there too and must be fought. ${stakes}.`,
  'ask-enter': ({ unit, city }: { unit: string; city: string }) =>
    `${city} is yours. Does ${unit} go in, or stay at the gate?`,
  'ask-card': () => 'Which card or ability?',
  'ask-aim': (args: Warned & { card: string }) => `Choose a target for ${args.card}.${warned(args)}`,
  'ask-reply': ({ who, unit, target, place, stakes }: Siege) =>
    `${who}’s ${unit} attacks your ${target} at ${place}. For the attacker: ${stakes}. Your answer?`,
  'ask-reply-empty': ({ who, unit, place, stakes }: Omit<Siege, 'target'>) =>
    `${who}’s ${unit} attacks your empty ${place}. For the attacker: ${stakes}. Your answer?`,
  'ask-duel': ({ who, unit, target, place, stakes }: Siege) =>
    `${who}’s ${unit} challenges your ${target} at ${place}. For the challenger: ${stakes}. Your answer?`,
  'ask-counsel': ({ who, card, rage }: Who & { card: string; rage: number }) =>
    `${who} plays ${card}. Cancel it for ${rage} rage?`,
  'ask-recruit': (args: Warned & { armies: number; limit: number; cards: number; planned: number }) =>
    `Recruiting: ${args.armies} of ${args.limit} armies, ${cards(args.cards)} to pay with.${args.planned > 0 ? ' Only you can see your plan so far.' : ''}${warned(args)}`,
  'ask-type': () => 'What kind of army?',
  'ask-gift': ({ unit, rage }: { unit: string; rage: number }) =>
    `Benevolence (${rage} rage): ${unit} joins as well. Where do you place it?`,
  'ask-place': ({ unit }: { unit: string }) => `Where do you place ${unit}?`,
  'ask-payment': ({ unit }: { unit: string }) => `Which card pays for ${unit}?`,
  'ask-two-cards': ({ unit }: { unit: string }) => `Which 2 cards pay for ${unit}?`,
  'ask-general': () => 'Which general?',
  'ask-dismiss': () => 'You have as many generals as you may. Which one do you dismiss?',
  'ask-persuade': ({ general, needed }: { general: string; needed: number }) =>
    `${general} changes sides on a roll of ${needed} or more. Which card do you pay?`,
  'ask-take-on': ({ general }: { general: string }) =>
    `${general} is of your own faction and joins you free of charge.`,
  'ask-heir': () => 'Which of your fallen ally’s generals joins you?',
  'ask-gaze': ({ rage }: { rage: number }) => `Look at the top 3 cards of the deck for ${rage} rage?`,
  'ask-order': () => 'In which order? The first is drawn first.',
  'ask-balance': ({ count }: { count: number }) =>
    count === 0
      ? 'Which cards do you discard before you refill?'
      : `Discard at least ${cards(count)} before you refill.`,
  'ask-discard': ({ count }: { count: number }) => `You hold too many cards. Discard ${cards(count)}.`,
} satisfies Catalogue

const choices = {
  nothing: () => '',
  'part-more': ({ before, part }: { before: string; part: string }) =>
    before === '' ? part : `${before} · ${part}`,
  'two-things': ({ a, b }: { a: string; b: string }) => `${a} · ${b}`,
  card: ({ card }: { card: string }) => card,
  general: ({ general }: { general: string }) => general,
  capital: ({ city, lord }: { city: string; lord: string }) => `${lord} · ${city}`,
  area: ({ city }: { city: string }) => city,
  seat: ({ whom, count }: { whom: string; count: number }) => `${whom} (${cards(count)})`,
  cavalry: () => 'Cavalry 馬',
  foot: () => 'Foot 步',
  archers: () => 'Archers 弓',
  'kind-cavalry': () => 'cavalry',
  'kind-foot': () => 'foot',
  'kind-archers': () => 'archers',
  'kind-general': () => 'general',
  back: () => 'Back',
  'no-gift': () => 'Recruit no extra foot',
  'confirm-places': () => 'Start like this',
  'unit-at': ({ unit, place }: { unit: string; place: string }) => `${unit} · ${place}`,
  'unit-planned': ({ unit, place, to }: { unit: string; place: string; to: string }) =>
    `${unit} · ${place} ➜ ${to}`,
  to: ({ place }: { place: string }) => place,
  'to-stay': ({ place }: { place: string }) => `${place}, and stay at the gate`,
  'to-swap': ({ place, unit, city }: { place: string; unit: string; city: string }) =>
    `Inside ${city}; ${unit} goes out to ${place}`,
  stays: () => 'Stay',
  enter: ({ city }: { city: string }) => `Go into ${city}`,
  'stay-at': ({ place }: { place: string }) => `Stay at ${place}`,
  'menu-attack': () => '⚔️ Attack',
  'menu-cards': () => '🃏 Cards and abilities',
  'menu-back-move': () => '↩ Undo the last step',
  'menu-recruit': ({ planned }: { planned: number }): string =>
    planned > 0 ? '🚩 March as planned, then recruit' : '🚩 Recruit',
  'menu-end-turn': ({ planned }: { planned: number }): string =>
    planned > 0 ? '🏁 March as planned, end the turn' : '🏁 End the turn',
  'menu-army': () => 'An army',
  'menu-general': () => 'A general of your faction',
  'menu-revive': () => 'Bring back your lord',
  'menu-persuade': ({ general }: { general: string }) => `Persuade ${general}`,
  'menu-take-back': () => '↩ Undo the last recruit',
  'menu-done': () => '🏁 Confirm and end the turn',
  'take-on': ({ general }: { general: string }) => `Let ${general} join`,
  'take-nobody': () => 'None of them',
  'target-unit': ({ target, place, whom }: { target: string; place: string; whom: string }) =>
    `${target} of ${whom} · ${place}`,
  'target-afar': ({ target, place, whom }: { target: string; place: string; whom: string }) =>
    `${target} of ${whom} · ${place}, at range 2`,
  'target-empty': ({ place, whom }: { place: string; whom: string }) => `${place} of ${whom}, empty`,
  'target-free': ({ place }: { place: string }) => `${place}, no owner`,
  'confirm-attack': () => 'Attack now',
  'confirm-duel': () => 'Challenge now',
  'offer-duel': () => 'Offer a duel',
  'declare-stand': () => 'Last stand 背水',
  'play-card': ({ card }: { card: string }) => `Play ${card}`,
  'use-ability': ({ general }: { general: string }) => `Use ${general}`,
  'fight-on': () => 'Fight on',
  'no-reply': () => 'No answer',
  'reply-card': ({ card }: { card: string }) => `Answer with ${card}`,
  'reply-stand': () => 'Last stand 背水',
  'reply-card-stand': ({ card }: { card: string }) => `${card} and a last stand 背水`,
  'reply-withdraw': ({ place }: { place: string }) => `Withdraw to ${place}`,
  'accept-duel': () => 'Accept',
  'refuse-duel': () => 'Refuse',
  'use-counsel': ({ card }: { card: string }) => `Cancel ${card}`,
  'no-counsel': () => 'Do not cancel',
  'no-gaze': () => 'Do not look',
  'auto-pass-turn': () => 'No answer for this turn',
  'auto-pass-capital': () => 'No answer until my capital is attacked',
} satisfies Catalogue

const hints = {
  stakes: (args: {
    dice: number
    plus: number
    foeDice: number
    foePlus: number
    win: number
    draw: number
    lose: number
  }) =>
    `${dice(args.dice)}${added(args.plus)} against ${dice(args.foeDice)}${added(args.foePlus)}: win ${args.win}%, tie ${args.draw}%, lose ${args.lose}%`,
  'stakes-routed': () => 'Routed: it is destroyed without a fight',
  'cost-card': () => '1 card',
  'cost-rage': ({ rage }: { rage: number }) => `${rage} rage`,
  'draws-a-card': () => 'draws a card when it is carried out',
  'hint-area': ({ count }: { count: number }) => `${count} places`,
  'hint-places': () => 'Then everyone can see it',
  'hint-stamina': ({ stamina }: { stamina: number }) => `stamina ${stamina}`,
  'hint-commits': () => 'Your march is carried out with the first attack',
  'hint-back-move': () => 'No other player has seen it',
  'hint-recruit': () => 'Ends your marches and attacks for this turn',
  'hint-no-recruits': () => 'Without recruiting',
  'hint-end-turn': () => 'No cards to recruit with',
  'hint-takes': ({ city, level }: { city: string; level: number }) => `takes ${city} (${level})`,
  'hint-empties': ({ city }: { city: string }) => `leaves ${city} empty`,
  'hint-threat': () => 'under threat',
  'warns-win': ({ who }: Who) => `⚠ Carrying this out lets ${who} win.`,
  'warns-fight': ({ who }: Who) => `⚠ By the outcome of this fight ${who} may win.`,
  'warns-ally': ({ whom }: { whom: string }) => `⚠ If it falls, ${whom} moves in and gets the city.`,
  'warns-empty': ({ city }: { city: string }) => `⚠ No foot or archers at a gate: nobody takes ${city}.`,
  'warns-release': ({ units }: { units: string }) => `⚠ Your captives go free: ${units}.`,
  'hint-ally': ({ who }: Who) => `ally of ${who}`,
  'hint-army': () => '1 card = 1 army',
  'hint-done': () => 'Then everyone can see it',
  'hint-revive': ({ rage }: { rage: number }) => `1 card and ${rage} rage, at a gate`,
  'hint-type': (args: { attack: number; defence: number; move: number; range: number }) =>
    `attack ${args.attack}, defence ${args.defence}, moves ${args.move}, range ${args.range}`,
  'hint-values': (args: { attack: number; defence: number; stamina: number; move: number }) =>
    `attack ${args.attack}, defence ${args.defence}, stamina ${args.stamina}, moves ${args.move}`,
  'hint-duel': () => 'Each rolls twice and keeps the higher; no other unit helps',
  'hint-stand': ({ rage }: { rage: number }) => `${rage} rage: 1 extra die`,
  'hint-odds': ({ win }: { win: number }) => `attacker wins ${win}%`,
  'hint-fight': () => 'Carries out your march',
  'hint-withdraw': () => 'One space back, routed; you gain 1 rage',
  'hint-withdraw-general': () => 'One space back, −1 stamina; you gain 1 rage',
  'hint-refuse-rage': () => 'Give the challenger 2 rage',
  'hint-refuse-card': () => 'Give the challenger a random card',
  'hint-refuse-retreat': () => 'Step back one space',
  'hint-assault': () => '+2 to this attack',
  'hint-hold-fast': () => '+2 to this defence',
  'hint-forced-march': () => 'One unit moves 2 further',
  'hint-ambush': () => '1 extra die in this defence',
  'hint-levy': () => 'Recruit 2 armies, at most 1 cavalry',
  'hint-ladders': () => '1 extra die against a city or garrison',
  'hint-discord': () => 'No joint dice and no encirclement for the other side',
  'hint-fire': () => 'Archers: +1, and the city level does not count',
  'hint-raid-supplies': () =>
    'With an army at or next to an enemy city’s gate: its owner discards a random card',
  'hint-decoys': () => 'Cancels an attack on you',
  'hint-rest': () => 'One army is no longer routed, or a general regains 2 stamina',
  'hint-provoke': () => 'This duel cannot be refused',
  'hint-secret-crossing': () => 'One unit takes sea and mountain links as roads and may pass enemies',
  'hint-empty-fort': () => '+3 for your city with at most 1 unit inside',
  'hint-call-talent': () => 'Recruit a general for this card, or persuade without a die',
  'hint-general': () => '2 cards',
  'hint-guan-yu': () => '2 rage: +2 to this attack',
  'hint-zhang-liao': () => '2 rage: no joint defence for the defender',
  'hint-ma-chao': () => '2 rage: +1 to this attack, +2 with cavalry of yours next to him',
  'hint-zhou-yu': () => '2 rage: +2 to one attack by your archers within 2 spaces',
  'hint-han-sui': () => '2 rage: an enemy within 2 spaces neither helps nor is helped this turn',
  'hint-gan-ning': () => '2 rage: attacks once more, without fatigue',
  'hint-cao-cao': () => 'Draw 1 extra card for the first city you take each turn',
  'hint-liu-bei': () => '1 rage: the first army paid with a card brings 1 extra foot',
  'hint-sun-quan': () => 'You may discard any cards before refilling',
  'hint-ma-teng': () => 'Your cavalry moves 1 further',
  'hint-zhuge-liang': () => 'Hand +1; 1 rage: put the top 3 cards in order',
  'hint-guo-jia': () => 'Hand +1; 2 rage: cancels a card',
} satisfies Catalogue

/** Questions, choices and hints, by key. */
export const asking = { ...waiting, ...questions, ...choices, ...hints } satisfies Catalogue
