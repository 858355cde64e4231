import { describe, expect, test } from 'vitest'
import { archiveSchema } from '../archive.ts'
import {
  contactReplySchema,
  contactRequestSchema,
  errorSchema,
  notificationReplySchema,
  notificationRequestSchema,
  visitorCountSchema,
} from '../calls.ts'
import {
  feedbackAdditionRequestSchema,
  feedbackStatusRequestSchema,
  feedbackStatusSchema,
} from '../feedback-status.ts'
import type { Field } from '../field.ts'
import { lists } from '../generated/lists.ts'
import { inLanguage, type Language } from '../language.ts'
import { listNames, listPaths } from '../list-paths.ts'
import {
  mailChangeRequestSchema,
  mailLinkRequestSchema,
  mailReplySchema,
  mailSubscriptionRequestSchema,
  mailSubscriptionSchema,
} from '../mail-subscriptions.ts'
import { messageFiguresSchema } from '../message-figures.ts'
import { misconductOfficerSchema, misconductRequestSchema } from '../misconduct.ts'
import { validateMisconduct } from '../misconduct-report.ts'
import { noticeAnswerRequestSchema } from '../notice-answer-request.ts'
import { openingSchema, signedLinkReplySchema, signedLinkRequestSchema } from '../opening.ts'
import { validateProposal } from '../proposal.ts'
import { proposalRequestSchema } from '../proposal-request.ts'
import {
  pushEndRequestSchema,
  pushKeyReplySchema,
  pushReplySchema,
  pushSubscriptionRequestSchema,
} from '../push.ts'
import { readList } from '../reader/read-list.ts'
import { readerCountsReplySchema, readerCountsRequestSchema } from '../reader-counts.ts'
import { validateReport } from '../report.ts'
import {
  reportFollowReplySchema,
  reportFollowRequestSchema,
  reportReplySchema,
  reportRequestSchema,
} from '../report-calls.ts'
import { transparencySchema } from '../transparency.ts'
import { wireNameOf } from '../wire-name.ts'
import { callExamples, exampleAnswer, exampleFile, exampleRows, examples } from './index.ts'

describe.each(listNames)('%s', (name) => {
  const { strict, raw } = examples[name]
  const oddOnes = Object.keys({ ...strict, ...raw }).filter((key) => key !== 'normal' && key !== 'empty')

  test('has a normal example, an odd one and an empty one', () => {
    expect(strict.normal?.length).toBeGreaterThan(0)
    expect(strict.empty).toEqual([])
    expect(oddOnes.length).toBeGreaterThan(0)
  })

  test.each(Object.entries(strict))('%s is what our server may send', (_, rows) => {
    for (const row of rows) expect(lists[name].schema.safeParse(row).error?.issues).toBeUndefined()
  })

  test.each(Object.entries(strict))('%s says the same in both languages, record by record', (_, rows) => {
    if (listPaths[name].language === null) return
    const ids = (language: Language) => inLanguage<{ id: number }>(rows, language).map(({ id }) => id)
    expect(ids('mr')).toEqual(ids('en'))
    expect(new Set(ids('en')).size).toBe(ids('en').length)
  })

  test.each(Object.entries(raw))(
    '%s is an answer of another server, which the tolerant reader mends',
    (_, { answer, kept }) => {
      const rows = readList(name, 'en', answer)
      expect(rows).toHaveLength(kept)
      for (const row of rows) expect(lists[name].schema.safeParse(row).error?.issues).toBeUndefined()
    },
  )

  test('every file that the normal example names is there', () => {
    for (const row of exampleRows(name))
      for (const [field, declared] of Object.entries<Field>(lists[name].fields)) {
        if (!['picture', 'pictures', 'document'].includes(declared.kind)) continue
        for (const path of [Reflect.get(row, wireNameOf(field, declared))].flat().filter(Boolean))
          expect(exampleFile(path), path).toBeDefined()
      }
  })
})

test('a list in one language has the rows of that language only', () => {
  expect(exampleRows('roads', 'mr').map((row) => row.language_code)).toEqual(['mr', 'mr', 'mr'])
  expect(exampleAnswer('publications', 'en')).toEqual({ data: exampleRows('publications', 'en') })
  expect(() => exampleRows('roads', 'en', 'unknown')).toThrow('roads has no example called unknown')
})

test('the dynamic pages hang together: departments, headings, documents and meetings', () => {
  const departments = exampleRows('disclosureDepartments', 'en')
  const departmentIds = departments.map((row) => row.p_id)
  const headings = exampleRows('headings', 'en')
  const headingIds = headings.map((row) => row.y_id)
  const documents = [...exampleRows('yearDocuments', 'en'), ...exampleRows('headingDocuments', 'en')]
  expect(departmentIds.length).toBeGreaterThanOrEqual(10)
  expect(departmentIds).toEqual(expect.arrayContaining(headings.map((row) => row.p_id)))
  expect(departmentIds).toEqual(expect.arrayContaining(exampleRows('meetings', 'en').map((row) => row.p_id)))
  expect(departmentIds).toEqual(
    expect.arrayContaining(exampleRows('generalAdminHeadings', 'en').map((row) => row.p_id)),
  )
  expect(headingIds).toEqual(expect.arrayContaining(documents.map((row) => row.y_id)))
  const planning = departments.find((row) => row.department_name === 'Town Planning Department')
  const sheets = headings.filter((row) => row.p_id === planning?.p_id).map((row) => row.y_id)
  expect(
    exampleRows('headingDocuments', 'en').filter((row) => sheets.includes(row.y_id)).length,
  ).toBeGreaterThan(1)
})

test('there is enough for a second page and a full gallery', () => {
  expect(exampleRows('presidents', 'en').length).toBeGreaterThanOrEqual(25)
  expect(exampleRows('chiefOfficers', 'en').length).toBeGreaterThanOrEqual(25)
  expect(exampleRows('photos', 'en').length).toBeGreaterThanOrEqual(9)
  expect(exampleRows('departments', 'en').length).toBeGreaterThanOrEqual(10)
})

test('the other calls have examples too', () => {
  expect(visitorCountSchema.safeParse(callExamples.visitorCount.normal).success).toBe(true)
  expect(visitorCountSchema.safeParse(callExamples.incrementVisitorCount.normal).success).toBe(true)
  expect(notificationRequestSchema.safeParse(callExamples.notification.normal.request).success).toBe(true)
  expect(notificationReplySchema.safeParse(callExamples.notification.normal.reply).success).toBe(true)
  const { request, reply } = callExamples.signedLink.normal
  expect(signedLinkRequestSchema.safeParse(request).success).toBe(true)
  expect(signedLinkReplySchema.safeParse(reply).success).toBe(true)
})

test.each([
  ['mailSubscription', mailSubscriptionRequestSchema, mailReplySchema],
  ['mailSubscriptionState', mailLinkRequestSchema, mailSubscriptionSchema],
  ['mailConfirmation', mailLinkRequestSchema, mailSubscriptionSchema],
  ['mailChange', mailChangeRequestSchema, mailSubscriptionSchema],
  ['mailEnd', mailLinkRequestSchema, mailReplySchema],
] as const)('what is sent and answered about mail is what our server takes: %s', (name, sent, answered) => {
  const { request, reply } = callExamples[name].normal
  expect(sent.safeParse(request).error?.issues).toBeUndefined()
  expect(answered.safeParse(reply).error?.issues).toBeUndefined()
})

test('a subscription with a wrong address or no topic says which field is wrong', () => {
  const { request, refusal } = callExamples.mailSubscription['wrong-email']
  const issues = mailSubscriptionRequestSchema.safeParse(request).error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(refusal.errors)
})

test.each([
  'a@b.example,c@d.example',
  'a b@c.example',
  '<a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b',
  'a&b@c.example',
])('no mail goes to %j', (email) => {
  const asked = { ...callExamples.mailSubscription.normal.request, email }
  expect(mailSubscriptionRequestSchema.safeParse(asked).success).toBe(false)
})

test.each(Object.entries(callExamples.transparency))(
  'the obligations "%s" are what our server may send',
  (_, example) => {
    expect(transparencySchema.safeParse(example).error?.issues).toBeUndefined()
  },
)

test.each(Object.entries(callExamples.messageFigures))(
  'the figures "%s" are what our server may send',
  (_, example) => {
    expect(messageFiguresSchema.safeParse(example).error?.issues).toBeUndefined()
  },
)

test.each(Object.entries(callExamples.archive))(
  'the archive "%s" is what our server may send',
  (_, example) => {
    expect(archiveSchema.safeParse(example).error?.issues).toBeUndefined()
  },
)

test.each(Object.entries(callExamples.opening))(
  'the opening "%s" is what our server may send',
  (_, example) => {
    expect(openingSchema.safeParse(example).error?.issues).toBeUndefined()
  },
)

test('what the site has counted is what our server takes', () => {
  const { request, reply } = callExamples.readerCounts.normal
  expect(readerCountsRequestSchema.safeParse(request).error?.issues).toBeUndefined()
  expect(readerCountsReplySchema.safeParse(reply).success).toBe(true)
  const [words] = request.words
  for (const wrong of ["o'neill", 'call 9876', '९८७६', 'a@b', 'a\u0000', 'क'.repeat(61)])
    expect([
      wrong,
      readerCountsRequestSchema.safeParse({ ...request, words: [{ ...words, words: wrong }] }).success,
    ]).toEqual([wrong, false])
})

test('what a resident proposes is what our server takes', () => {
  const { request, reply } = callExamples.proposal.normal
  expect(proposalRequestSchema.safeParse(request).error?.issues).toBeUndefined()
  expect(contactReplySchema.safeParse(reply).success).toBe(true)
  const checked = validateProposal(request, { wards: ['7', '12'], contact: 'both' })
  expect(checked.ok).toBe(true)
})

test('a report of misconduct needs no name and no contact, but what happened', () => {
  const { request, reply } = callExamples.misconductReport.normal
  expect(misconductRequestSchema.safeParse(request).error?.issues).toBeUndefined()
  expect(contactReplySchema.safeParse(reply).success).toBe(true)
  expect(misconductOfficerSchema.safeParse(callExamples.misconductOfficer.normal).success).toBe(true)
  expect(validateMisconduct(request)).toEqual({
    ok: true,
    value: { name: '', mobile: '', email: '', ...request },
  })
  expect(validateMisconduct({ email: 'nobody@nowhere', name: 'x'.repeat(121) })).toEqual({
    ok: false,
    errors: {
      name: 'nameTooLong',
      subject: 'subjectRequired',
      email: 'emailInvalid',
      feedback: 'feedbackRequired',
    },
  })
})

test('what a device sends is what our server takes', () => {
  expect(
    noticeAnswerRequestSchema.safeParse(callExamples.noticeAnswer.normal.request).error?.issues,
  ).toBeUndefined()
  const { request, reply } = callExamples.pushSubscription.normal
  expect(pushSubscriptionRequestSchema.safeParse(request).error?.issues).toBeUndefined()
  expect(pushReplySchema.safeParse(reply).success).toBe(true)
  expect(pushKeyReplySchema.safeParse(callExamples.pushKey.normal).success).toBe(true)
  expect(pushEndRequestSchema.safeParse(callExamples.pushEnd.normal.request).success).toBe(true)
  for (const wrong of [{ wards: ["1'"] }, { auth: 'short' }, { endpoint: 'ftp://a' }, { language: 'fr' }])
    expect([wrong, pushSubscriptionRequestSchema.safeParse({ ...request, ...wrong }).success]).toEqual([
      wrong,
      false,
    ])
})

test('what a resident reports is what our server takes', () => {
  const { request, reply } = callExamples.report.normal
  expect(reportRequestSchema.safeParse(request).error?.issues).toBeUndefined()
  expect(validateReport(request, undefined)).toMatchObject({ ok: true })
  expect(reportReplySchema.safeParse(reply).error?.issues).toBeUndefined()
  const { request: follow, reply: counted } = callExamples.reportFollow.normal
  expect(reportFollowRequestSchema.safeParse(follow).error?.issues).toBeUndefined()
  expect(reportFollowReplySchema.safeParse(counted).error?.issues).toBeUndefined()
})

test('what became of a feedback is what our server may send', () => {
  for (const { request, reply } of Object.values(callExamples.feedbackStatus)) {
    expect(feedbackStatusRequestSchema.safeParse(request).success).toBe(true)
    expect(feedbackStatusSchema.safeParse(reply).error?.issues).toBeUndefined()
  }
  const { request, reply } = callExamples.feedbackAddition.normal
  expect(feedbackAdditionRequestSchema.safeParse(request).success).toBe(true)
  expect(feedbackStatusSchema.safeParse(reply).error?.issues).toBeUndefined()
})

test.each(Object.entries(callExamples.contactUs))(
  'the feedback "%s" is answered as it says',
  (_, example) => {
    const checked = contactRequestSchema.safeParse(example.request)
    if ('reply' in example) {
      expect(checked.success).toBe(true)
      expect(contactReplySchema.safeParse(example.reply).success).toBe(true)
    } else {
      const errors = Object.fromEntries(
        checked.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
      )
      expect(errors).toEqual(example.refusal.errors)
      expect(errorSchema.safeParse(example.refusal).success).toBe(true)
    }
  },
)

test('a file has the bytes of its type', () => {
  expect([...(exampleFile('/uploads/a.jpg')?.bytes.slice(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff])
  expect([...(exampleFile('/uploads/a.png')?.bytes.slice(1, 4) ?? [])]).toEqual([0x50, 0x4e, 0x47])
  expect(new TextDecoder().decode(exampleFile('/uploads/a.pdf')?.bytes.slice(0, 5))).toBe('%PDF-')
  expect(exampleFile('/uploads/missing-picture.jpg')).toBeUndefined()
  expect(exampleFile('/uploads/a.html')).toBeUndefined()
})
