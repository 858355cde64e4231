import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { budgetYearPath, yearOf } from '../../../app/budget/budget-path.ts'
import { eventPath } from '../../../app/events/event-path.ts'
import { finalDay, firstDay, momentOf } from '../../../app/events/event-time.ts'
import { headlineOf } from '../../../app/latest/headline.ts'
import { areasOf } from '../../../app/wards/areas.ts'
import { wardPath } from '../../../app/wards/ward-key.ts'
import { headsIn, isNewest } from './budget-heads.ts'
import { isSame } from './identifier.ts'
import { onPage } from './paging.ts'
import { archive, papers } from './paper-rules.ts'
import { people } from './people-rules.ts'
import type { Around, Rules } from './rule.ts'
import { work } from './work-rules.ts'

const pictureName = (path: string | undefined, texts: Row<'texts'>[]): string | undefined =>
  path ? texts.find(({ key }) => key === `image:${path}`)?.text : undefined

/** The wards of a record, so that "ward 5 garden" finds it. */
const inWards = ({ wards }: { wards: string }, { word }: Pick<Around, 'word'>): string =>
  wards && `${word('ward')} ${wards}`

const momentAt = (day: number | undefined, time: string): string =>
  day === undefined ? '' : momentOf(day, time)

/** How the records of each list can be found. Lists without words are missing: photographs, sliders. */
export const rules: Rules = {
  ...people,
  ...papers,
  ...archive,
  ...work,

  propertyHolders: {
    kind: 'record',
    page: '/property-holder',
    title: (row) => row.description,
    text: (row) => [row.property],
  },
  municipalProperties: {
    kind: 'place',
    page: '/properties-milkat',
    title: (row) => row.name,
    text: (row) => [row.places, row.address],
  },
  schools: {
    kind: 'place',
    page: '/schools',
    title: (row) => row.name,
    text: (row, around) => [row.address, row.medium, inWards(row, around)],
  },
  gardens: {
    kind: 'place',
    page: '/gardens',
    title: (row) => row.heading,
    text: (row, around) => [inWards(row, around)],
    // The tab of this garden (components/tabs).
    href: ({ id }) => `/gardens#panel-${id}`,
  },
  electricContacts: {
    kind: 'record',
    page: '/electric',
    title: (row) => row.description,
    text: (row, { word }) => [row.vendor, `${word('phone')} ${row.mobile}`],
  },
  roads: { kind: 'record', page: '/roads', title: (row) => row.description, text: (row) => [row.length] },
  treeCensus: {
    kind: 'record',
    page: '/tree-census',
    title: (row) => row.description,
    text: (row) => [row.total],
  },
  healthWorks: { kind: 'record', page: '/health', title: (row) => row.description },
  treatmentFacilities: {
    kind: 'place',
    page: '/health',
    title: (row) => row.name,
    text: (row) => [row.location, row.output],
  },
  litigations: {
    kind: 'record',
    page: '/health',
    title: (row) => row.name,
    text: (row, { word }) => [`${word('ward')} ${wardNumber(row.ward)}`, row.mobile],
  },
  healthPhotos: { kind: 'picture', page: '/health', title: (row) => row.caption },
  ponds: {
    kind: 'place',
    page: '/ponds-talao',
    title: (row) => row.name,
    text: (row, around) => [inWards(row, around)],
  },
  fireStations: {
    kind: 'place',
    page: '/fire-station',
    title: (row) => row.heading,
    text: (row, around) => [row.address, `${around.word('phone')} ${row.phone}`, inWards(row, around)],
  },
  hospitals: {
    kind: 'place',
    page: '/hospital',
    title: (row) => row.name,
    text: (row, around) => [
      row.doctor,
      row.address,
      row.facility,
      `${around.word('phone')} ${row.phone} ${row.mobile}`,
      inWards(row, around),
    ],
  },
  wards: {
    kind: 'place',
    page: '/ward',
    title: (row, { word }) => `${word('ward')} ${wardNumber(row.number)}: ${row.name}`,
    text: (row) => areasOf(row),
    href: ({ rows }) => wardPath((rows.en ?? rows.mr)?.number ?? ''),
  },
  awards: { kind: 'record', page: '/awards', title: (row) => row.description },
  functions: { kind: 'record', page: '/functions', title: (row) => row.description },
  history: { kind: 'record', page: '/history', title: (row) => row.description },

  disclosureDepartments: {
    kind: 'department',
    page: '/public-disclosure',
    title: (row) => row.name,
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
  },
  departments: {
    kind: 'department',
    page: '/departments',
    title: (row) => row.name,
    text: (row) => [row.head],
    href: ({ index }) => onPage('/departments', index, 9),
    anchor: (row) => row.name,
  },
  generalAdminHeadings: {
    kind: 'department',
    page: '/general-admin-department',
    title: (row) => row.heading,
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
  },
  headings: {
    kind: 'department',
    page: '/public-disclosure',
    title: (row) => row.heading,
    where: (row, { known, language }) =>
      known('disclosureDepartments', language).find((each) => isSame(each.departmentId, row.departmentId))
        ?.name,
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
  },

  websiteLinks: {
    kind: 'service',
    page: '/',
    title: (row, { known, language }) => pictureName(row.logo, known('texts', language)),
    text: (row) => [row.link],
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
  },
  videos: {
    kind: 'picture',
    page: '/videos',
    title: (row) => row.description,
    text: (row) => [row.transcript],
  },
  photos: {
    kind: 'picture',
    page: '/photos',
    title: (row) => row.name,
    text: (row) => [row.event, row.place],
  },
  news: {
    kind: 'news',
    page: '/news',
    title: (row) => headlineOf(row.description),
    text: (row) => [row.description.slice(headlineOf(row.description).length)],
  },
  serviceStates: {
    kind: 'news',
    page: '/today',
    title: (row) => row.reason,
    from: (row) => row.since ?? '',
    until: (row) => row.until ?? '',
  },
  holidays: { kind: 'news', page: '/today', title: (row) => row.name, until: (row) => row.day ?? '' },
  alerts: {
    kind: 'news',
    page: '/alerts',
    title: (row) => row.text,
    from: (row) => row.start ?? '',
    until: (row) => row.end ?? '',
  },

  events: {
    kind: 'news',
    page: '/events',
    title: (row) => row.title,
    text: (row, around) => [
      around.word(`event-lines:${row.kind}`),
      row.text,
      row.place,
      row.who,
      row.reason,
      inWards(row, around),
    ],
    href: ({ id }) => eventPath(id),
    document: (row) => row.pdf,
    from: (row) => momentAt(firstDay(row), row.time),
    until: (row) => momentAt(finalDay(row), row.endTime),
  },

  serviceFacts: {
    kind: 'service',
    page: '/services',
    title: (row) => row.name,
    text: (row) => [
      row.about,
      row.who,
      row.bring,
      row.fee,
      row.giver,
      row.firstAppeal,
      row.secondAppeal,
      row.place,
    ],
    names: (row) => row.words,
    href: ({ rows }) => (rows.en ?? rows.mr)?.link,
    enclosures: ({ name, form }, { word }) =>
      form
        ? [{ id: 'form', title: word('service-page:formOf').replace(/\{\{name\}\}/, () => name), pdf: form }]
        : [],
  },
  budgets: {
    kind: 'record',
    page: '/budget',
    title: (row, { word }) => word('budget:titleOf').replace('{{year}}', () => row.year),
    text: ({ lines }) => [...new Set(lines.flatMap(({ head, item }) => [head, item]))],
    href: ({ rows }) => {
      const year = yearOf(rows.en ?? rows.mr ?? { year: '' })
      return year && budgetYearPath(year)
    },
    enclosures: (row, around) => (isNewest(row, around) ? headsIn(row, around) : []),
  },
  rightToServices: {
    kind: 'record',
    page: '/right-to-services',
    title: (row) => row.heading,
    text: (row) => [row.description],
    // "Birth certificate: 3 days …": what stands before the colon is what it is about.
    names: ({ description }) => /^[^:.]{3,60}(?=: )/u.exec(description)?.[0],
  },
  developmentPlanTexts: { kind: 'record', page: '/maps', title: (row) => row.description },
  privacyPolicy: {
    kind: 'record',
    page: '/privacy-policy',
    title: (row) => row.heading,
    text: (row) => [row.description],
  },
  terms: {
    kind: 'record',
    page: '/terms-and-conditions',
    title: (row) => row.heading,
    text: (row) => [row.description],
  },
  screenReaders: {
    kind: 'record',
    page: '/screen-reader-access',
    title: (row) => row.name,
    text: (row) => [row.website, row.available],
  },
  settings: {
    kind: 'page',
    page: '/contact',
    title: (row, { word }) => `${word('contact')}: ${row.name}`,
    anchor: () => '',
    names: (row, { word }) =>
      [word('places:office'), row.officeHours && word('officeHours'), word('phone'), word('address')].join(
        ', ',
      ),
    text: (row, { word }) => [
      row.address,
      row.phones?.join(', '),
      row.email,
      row.officeHours,
      row.alwaysOpen,
      row.helpline && `${word('helpline')} ${row.helpline}`,
      row.emergency && `${word('emergency')} ${row.emergency}`,
    ],
  },
}
