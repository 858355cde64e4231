import type { Language } from '@nagardwar/contract/browser'
import { documentFacts } from '../components/pdf/document-facts.ts'
import { isSameId } from '../disclosure/dynamic-page.ts'
import { linesOf } from '../i18n/lines-of.ts'
import { lawOf, limitsOf } from './appeal-limits.ts'
import type { PageContext } from './page-context.ts'
import { type LetterIn, presentLetter } from './present-letter.ts'
import { type Appeal, appeals, letterPath, type Service } from './service-path.ts'
import { serviceTime } from './service-time.ts'
import type { ServiceGroup, ServiceView, ShownFact } from './service-view.ts'
import { structuredData } from './structured-data.ts'

export const situations = ['birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint', ''] as const

export function presentList(services: readonly Service[], around: PageContext): ServiceView {
  const { say } = around
  const groups = situations.flatMap((situation): ServiceGroup[] => {
    const own = services.filter((service) => service.situation === situation)
    if (own.length === 0) return []
    const key = situation || 'other'
    return [
      {
        key,
        title: say(`services:${key}`),
        services: own.map((service) => ({
          to: service.link,
          name: service.name,
          facts: [serviceTime(service, around), service.fee].filter(Boolean).join(' · '),
        })),
      },
    ]
  })
  return {
    kind: 'list',
    title: say('services:title'),
    intro: say('services:intro'),
    crumb: '',
    groups,
    links: [
      { to: '/right-to-services', text: say('services:rights') },
      { to: '/citizen-charter', text: say('services:charter') },
    ],
  }
}

/** The officer of an office, if the council has named one. */
function office(label: string, text: string, id: number, officers: PageContext['officers']): ShownFact {
  const officer = id ? officers.find((each) => isSameId(each.id, id)) : undefined
  return {
    label,
    text: text || officer?.designation || '',
    ...(officer ? { officer: { name: officer.name, email: officer.email } } : {}),
  }
}

const isKnown = ({ text, items, link, officer }: ShownFact): boolean =>
  Boolean(text || items?.length || link || officer)

function factsOf(service: Service, around: PageContext): ShownFact[] {
  const { say, departments, officers } = around
  const department = departments.find(
    (each) => service.departmentId && isSameId(each.departmentId, service.departmentId),
  )
  const facts: ShownFact[] = [
    { label: say('service-page:who'), text: service.who },
    { label: say('service-page:bring'), items: linesOf(service.bring) },
    office(say('service-page:giver'), service.giver, service.giverOfficerId, officers),
    { label: say('service-page:place'), text: service.place },
    {
      label: say('service-page:department'),
      ...(department ? { link: { to: department.link, text: department.name } } : {}),
    },
    {
      label: say('service-page:here'),
      ...(service.page ? { link: { to: service.page, text: say('service-page:openPage') } } : {}),
    },
  ]
  return facts.filter(isKnown)
}

/** What is asked first: the fee, and how long it takes. */
const firstFactsOf = (service: Service, around: PageContext): ShownFact[] =>
  [
    { label: around.say('service-page:fee'), text: service.fee },
    { label: around.say('service-page:time'), text: serviceTime(service, around) },
  ].filter(isKnown)

/** An appeal has a letter where an Act gives it and the council has said to whom. */
export const lettersOf = (service: Service): Appeal[] =>
  service.law ? appeals.filter((appeal) => hasOffice(service, appeal)) : []

const hasOffice = (service: Service, appeal: Appeal): boolean =>
  Boolean(appeal === 'first' ? service.firstAppeal : service.secondAppeal)

function lateOf(service: Service, { say, officers, language }: PageContext) {
  const { law, link } = service
  const step = (appeal: Appeal): ShownFact => {
    const [text, id] =
      appeal === 'first'
        ? ([service.firstAppeal, service.firstOfficerId] as const)
        : ([service.secondAppeal, service.secondOfficerId] as const)
    const fact = office(say(`service-page:${appeal}`), text, id, officers)
    if (!law || !fact.text) return fact
    return { ...fact, items: [say(`service-page:${appeal}-${law}`, limitsOf(law, appeal, language))] }
  }
  const third: ShownFact = {
    label: say('service-page:third'),
    text: say('service-page:commission'),
    items: [say('service-page:third-services', limitsOf('services', 'third', language))],
  }
  const steps = [step('first'), step('second')].filter(isKnown)
  return {
    title: say('service-page:late'),
    text: service.late,
    steps: law === 'services' && steps.length > 0 ? [...steps, third] : steps,
    letters: lettersOf(service).map((appeal) => ({
      to: letterPath(link, appeal),
      text: say(`service-page:letter-${appeal}`),
    })),
  }
}

export function presentService(service: Service, around: PageContext): ServiceView {
  const { say } = around
  const { form, name, files } = service
  return {
    kind: 'service',
    title: name,
    intro: say('service-page:intro', { name }),
    crumb: say('services:title'),
    lastChanged: service.lastChanged,
    about: service.about,
    first: firstFactsOf(service, around),
    online: service.online ? { to: service.online, text: say('service-page:askOnline') } : undefined,
    facts: factsOf(service, around),
    factsTitle: say('service-page:facts'),
    form: form
      ? { title: say('service-page:formOf', { name }), path: form, ...documentFacts({ files }, form) }
      : undefined,
    late: lateOf(service, around),
    data: structuredData(service, around),
  }
}

type InBoth = Readonly<Record<Language, LetterIn>>

/** The letters of an appeal in both languages, the page's own first. */
export function presentLetters(appeal: Appeal, inBoth: InBoth, { say, language }: PageContext): ServiceView {
  const { service } = inBoth[language]
  const law = lawOf(service)
  const sentTo = law === 'information' && appeal === 'second' ? 'letterNoteCommission' : 'letterNote'
  const due = say(`service-page:${appeal}-${law}`, limitsOf(law, appeal, language))
  const order: Language[] = language === 'en' ? ['en', 'mr'] : ['mr', 'en']
  return {
    kind: 'letter',
    appeal,
    title: say(`service-page:letter-${appeal}`),
    intro: say('service-page:letterIntro', { name: service.name }),
    crumb: say('services:title'),
    note: `${due} ${say(`service-page:${sentTo}`)}`,
    back: { to: service.link, text: service.name },
    letters: order.map((each) => presentLetter(appeal, each, inBoth[each])),
  }
}
