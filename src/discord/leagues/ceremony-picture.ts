// The picture of a season's end: the first three, other champions, the luckiest and the most stubborn.
import { seatFace } from '../../games/index.ts'
import type { LeagueInfo, LeagueTableInfo, SeasonStandings } from '../../host/leagues/index.ts'
import { oneLine } from '../../picture/letters.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import type { BotContext } from '../core/context.ts'
import type { CeremonyInput } from '../pictures/ceremony-input.ts'
import { wordsOf } from '../words/present.ts'
import { luckiest, mostStubborn } from './ceremony.ts'
import { plainName } from './standings-picture.ts'
import { groupName, MEDALS, pointsText } from './words.ts'

/** Champions of other groups shown at most; the message names all. */
const CHAMPIONS = 6

/** The picture of a season's end; none where who stands first has won nothing in it. */
export async function ceremonyPicture(
  bot: BotContext,
  league: LeagueInfo,
  season: number,
): Promise<Picture | undefined> {
  const standings = await bot.host.leagues.standings(league.id, season)
  const schedule = await bot.host.leagues.schedule(league.id, season)
  const tables = (schedule?.rounds ?? [])
    .flatMap((round) => round.tables)
    .filter(({ status }) => status === 'ended')
  if (!standings?.groups[0]?.lines[0]?.scored) return undefined
  return pictureOfEnd(league, standings, tables)
}

/** The same from what is known of the season. */
export function pictureOfEnd(
  league: LeagueInfo,
  standings: SeasonStandings,
  tables: readonly LeagueTableInfo[],
): Picture {
  const { language } = league
  const words = wordsOf(language)
  const { season: n, groups } = standings
  const [first, ...others] = groups
  const [luck, grit] = [luckiest(standings, tables), mostStubborn(standings, tables)]
  const input: CeremonyInput = {
    language,
    name: oneLine(league.name),
    aside: language === 'en' ? words['picture-ceremony-over']({ n }) : '',
    slip: { title: words['picture-ceremony'](), aside: words['picture-ceremony-season']({ n }) },
    podium: (first?.lines ?? [])
      .slice(0, MEDALS.length)
      .filter(({ points }) => points > 0)
      .map((line, place) => ({
        face: seatFace(place),
        name: plainName(line, language),
        points: words['picture-points']({ points: pointsText(line.points) }),
        hasMedal: line.scored === true,
      })),
    honours: [
      ...others.slice(0, CHAMPIONS).flatMap((group) => {
        const [champion] = group.lines
        const what = groupName(group, language) ?? words['picture-champion']()
        return champion?.scored ? [{ what, name: plainName(champion, language) }] : []
      }),
      ...(luck ? [{ what: words['picture-luckiest'](), name: plainName(luck.line, language) }] : []),
      ...(grit ? [{ what: words['picture-stubborn'](), name: plainName(grit.line, language) }] : []),
    ],
  }
  return { kind: 'league.ceremony', input, alt: ceremonyAlt(input, n) }
}

function ceremonyAlt({ language, name, podium, honours }: CeremonyInput, n: number): string {
  const words = wordsOf(language)
  const and = words['picture-says-and']()
  return altOf(
    [
      [name, words['picture-ceremony-over']({ n })].join(and),
      ...podium.map((each, place) => [`${place + 1}. ${each.name}`, each.points].join(and)),
      ...honours.map((honour) => words['picture-says-honour'](honour)),
    ].join(words['picture-says-next']()),
  )
}
