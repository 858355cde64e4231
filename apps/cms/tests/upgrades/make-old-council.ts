// Made the databases beside this file, at commit fb883969, whose migrations are no longer in the tree. To make them again:
// copy this file to the same place in a worktree of that commit, set DATABASE_URL and DATA_DIR, and run it twice with
// Node: with `before`, which stops where version 0.1.0 stood and writes what it wrote, and with `after`, which migrates
// and adds what a council of 0.2 has. Every name and number is made up.
import { getPayload, type Payload } from 'payload'
import { runSql } from '../../src/api/sql.ts'
import { configuration } from '../../src/configuration.ts'
import { guardConnection } from '../../src/database/adapter.ts'
import { migrate } from '../../src/database/migrate.ts'
import config from '../../src/payload.config.ts'

const ofFirstRelease = 3

async function migrationsOf(payload: Payload) {
  const { migrations } =
    payload.db.name === 'postgres'
      ? await import('../../src/migrations/postgres/index.ts')
      : await import('../../src/migrations/sqlite/index.ts')
  return migrations.slice(0, ofFirstRelease) as unknown as Parameters<typeof migrate>[2]
}

/** A council of version 0.1.0: four messages, one for each state, an account and a tender. */
async function before(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  await guardConnection(payload)
  await migrate(payload, configuration.databaseUrl, await migrationsOf(payload))
  const at = "'2026-09-01T06:00:00.000Z'"
  const changed = "'2026-09-05T06:00:00.000Z'"
  for (const [index, status] of ['new', 'in-progress', 'answered', 'closed'].entries())
    await runSql(
      payload,
      `INSERT INTO feedback (name, mobile, email, subject, feedback, status, reference, received_at, updated_at, created_at)
       VALUES ('आशा काळे', '0251-555-014${index}', 'asha${index}@sahyanagar.example', 'पथदिवा', 'दिवा बंद आहे.',
       '${status}', 'F-0100-000${index}', ${at}, ${changed}, ${at})`,
    )
  await runSql(
    payload,
    `INSERT INTO users (name, role, email, updated_at, created_at)
     VALUES ('जुनी खाती', 'editor', 'old@sahyanagar.example', ${at}, ${at})`,
  )
  const values = `'Road work of 2026', 'रस्त्याचे काम २०२६', ${at}, ${at}, 'published'`
  await runSql(
    payload,
    `INSERT INTO tenders (description_en, description_mr, updated_at, created_at, _status) VALUES (${values})`,
  )
}

/** What a council of 0.2 adds: settings, accounts, published records, drafts, a message with a note. */
async function after(): Promise<void> {
  const payload = await getPayload({ config })
  const { markFirstStart } = await import('../../src/first-content/marker.ts')
  await markFirstStart(payload)
  const staff = ['admin', 'clerk'] as const
  for (const role of staff)
    await payload.create({
      collection: 'users',
      data: { name: role, email: `${role}@sahyanagar.example`, password: 'a-long-enough-password', role },
    })
  await payload.updateGlobal({
    slug: 'settings',
    data: { name: { en: 'Sahyanagar', mr: 'सह्यनगर' }, abbreviation: { en: 'SMC', mr: 'सन' } } as never,
  })
  for (let number = 1; number <= 12; number++) {
    const name = { en: `Hall ${number}`, mr: `सभागृह ${number}` }
    const ward = await payload.create({
      collection: 'wards',
      data: { number: String(number), name, _status: 'published' } as never,
      draft: false,
    })
    if (number % 3 === 0)
      await payload.update({
        collection: 'wards',
        id: ward.id,
        data: { name: { en: `Hall ${number}, draft`, mr: `सभागृह ${number}` } } as never,
        draft: true,
      })
  }
  const now = '2026-11-20T06:00:00.000Z'
  const feedback = await payload.create({
    collection: 'feedback',
    data: {
      name: 'शुभांगी तळेकर',
      mobile: '0251-555-0177',
      email: 'shubhangi@sahyanagar.example',
      subject: 'पाणी',
      feedback: 'पाणी येत नाही.',
      status: 'new',
      reference: 'F-0200-0001',
      receivedAt: now,
      dueOn: '2026-11-27T06:00:00.000Z',
      eraseOn: '2027-11-20T06:00:00.000Z',
    },
  })
  await payload.create({
    collection: 'feedback-entries',
    data: {
      feedback: feedback.id,
      kind: 'note',
      text: 'Ring the contractor',
      at: now,
      once: 'note 1',
    } as never,
  })
  await payload.destroy()
}

await (process.argv[2] === 'before' ? before() : after())
process.exit(0)
