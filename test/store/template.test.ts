// A new embedded database is a copy of one that was made in advance; where there is none it is made.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../src/store/embedded.ts'
import { beginFrom, makeTemplate } from '../../src/store/template.ts'
import { testDatabaseInFolder } from '../support/databases.ts'

let away: string
beforeEach(() => {
  away = mkdtempSync(join(tmpdir(), 'peach-template-'))
})
afterEach(() => rmSync(away, { recursive: true }))

/** What is answered on the database in a folder that begins from a template. */
async function answerIn(folder: string, template: string, sql: string): Promise<unknown[]> {
  const embedded = await openEmbedded({ folder, template })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  await embedded.close()
  return rows
}

describe('a new embedded database', () => {
  it('begins as a copy of the template, which stays as it was, and is its own from then on', async () => {
    const { folder, clear } = testDatabaseInFolder()
    const template = join(folder, 'db')
    const [mine, theirs] = [join(away, 'mine'), join(away, 'theirs')]
    const count = 'select count(*)::int as n from games'
    expect(await answerIn(mine, template, count)).toEqual([{ n: 0 }])
    await answerIn(mine, template, 'create table kept ()')
    expect(await answerIn(mine, template, 'select * from kept')).toEqual([])
    await expect(answerIn(theirs, template, 'select * from kept')).rejects.toThrow(/"kept" does not exist/)
    await clear()
  })

  it('is made where there is no template', async () => {
    expect(await answerIn(away, join(away, 'none'), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a copy', () => {
  it('is never laid over a database, and is whole or not there', () => {
    const [template, database] = [join(away, 'template'), join(away, 'db')]
    beginFrom(template, database)
    expect(existsSync(database)).toBe(false)

    mkdirSync(template)
    writeFileSync(join(template, 'new'), '')
    // One that was broken off half-way.
    mkdirSync(`${database}.part`)
    writeFileSync(join(`${database}.part`, 'half'), '')
    beginFrom(template, database)
    expect(readdirSync(database)).toEqual(['new'])

    writeFileSync(join(template, 'newer'), '')
    beginFrom(template, database)
    expect(readdirSync(database)).toEqual(['new'])
    expect(readdirSync(away).sort()).toEqual(['db', 'template'])
  })
})

describe('a template', () => {
  it('takes the place of older ones once it is whole', async () => {
    const template = join(away, 'new-database', 'second')
    mkdirSync(join(away, 'new-database', 'first'), { recursive: true })
    await makeTemplate(template, async (folder) => {
      expect(existsSync(template)).toBe(false)
      mkdirSync(join(folder, 'db'))
    })
    expect(readdirSync(join(away, 'new-database'))).toEqual(['second'])
  })

  it('is not there when it could not be made', async () => {
    const template = join(away, 'new-database', 'one')
    const failing = makeTemplate(template, async (folder) => {
      mkdirSync(join(folder, 'db'))
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(readdirSync(join(away, 'new-database'))).toEqual([])
  })
})
