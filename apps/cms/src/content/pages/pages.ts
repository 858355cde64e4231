import { type ListName, lists } from '@nagardwar/contract'
import type { CollectionSlug } from 'payload'
import type { Words } from '../../platform/words/words.ts'

export type Page = {
  path: string
  title: Words
  /** The lists whose records the page shows. */
  lists: CollectionSlug[]
}

type PageGroup = { title: Words; pages: Page[] }

/** A page is called as its list, or by a name of its own in English and Marathi. */
function page(path: string, name: ListName | [string, string], slugs: CollectionSlug[] = []): Page {
  const [en, mr] = typeof name === 'string' ? [lists[name].many.en, lists[name].many.mr] : name
  return { path, title: { en, mr }, lists: slugs }
}

/** The pages of the site in the order of its menu, and the lists behind each. */
export const pageGroups: PageGroup[] = [
  {
    title: { en: 'Home and news', mr: 'मुख्यपृष्ठ आणि बातम्या' },
    pages: [
      page('/', ['Home', 'मुख्यपृष्ठ'], ['sliders', 'ministers', 'services', 'head-officer', 'website-links']),
      page('/alerts', 'alerts', ['alerts']),
      page('/today', ['Today in the town', 'शहरात आज'], ['service-states', 'holidays']),
      page('/events', 'events', ['events']),
      page('/news', 'news', ['news']),
      page('/press-releases', ['Press releases and tenders', 'प्रसिद्धिपत्रके व निविदा'], ['tenders']),
      page('/tenders', ['Tenders, recruitment and auctions', 'निविदा, भरती व लिलाव'], ['tenders']),
      page('/notices', 'publicNotices', ['public-notices', 'budget-proposals']),
      page('/subscribe', ['News by email', 'ई-मेलने माहिती']),
      page('/projects', 'projects', ['projects']),
      page('/photos', 'photos', ['photos']),
      page('/videos', ['Video gallery', 'व्हिडिओ दालन'], ['videos']),
    ],
  },
  {
    title: { en: 'About the council', mr: 'संस्थेविषयी' },
    pages: [
      page('/history', 'history', ['history', 'officers']),
      page('/ward', 'wards', ['wards']),
      page('/elected-member', 'electedMembers', ['elected-members']),
      page('/meetings', ['Meetings and committees', 'सभा व समित्या'], ['council-meetings', 'committees']),
      page('/resolutions', 'resolutions', ['resolutions']),
      page('/org-structure', ['Organisation structure', 'संघटन रचना']),
      page('/functions', 'functions', ['functions']),
      page('/departments', 'departments', ['departments']),
      page('/elected-pre-officer', 'chiefOfficers', ['chief-officers']),
      page('/elected-pre-representative', 'presidents', ['presidents']),
      page('/awards', 'awards', ['awards', 'award-photos']),
    ],
  },
  {
    title: { en: 'City profile', mr: 'शहराची ओळख' },
    pages: [
      page('/property-holder', ['Property holder', 'मालमत्ताधारक'], ['property-holders']),
      page('/properties-milkat', 'municipalProperties', ['municipal-properties']),
      page('/schools', 'schools', ['schools', 'school-photos']),
      page('/gardens', 'gardens', ['gardens']),
      page('/electric', ['Electric', 'विद्युत'], ['electric-contacts']),
      page('/roads', 'roads', ['roads']),
      page('/tree-census', 'treeCensus', ['tree-census']),
      page(
        '/health',
        ['Health', 'आरोग्य'],
        ['health-works', 'sanitation-inspectors', 'treatment-facilities', 'litigations', 'health-photos'],
      ),
      page('/ponds-talao', 'ponds', ['ponds', 'pond-photos']),
      page('/fire-station', ['Fire station', 'अग्निशमन केंद्र'], ['fire-stations']),
      page('/hospital', ['Hospitals', 'रुग्णालये'], ['hospitals']),
    ],
  },
  {
    title: { en: 'Disclosure', mr: 'माहिती प्रकटन' },
    pages: [
      page(
        '/public-disclosure',
        ['Public disclosure', 'स्वयंप्रकटन'],
        ['disclosure-departments', 'headings', 'year-documents', 'heading-documents'],
      ),
      page(
        '/general-admin-department',
        ['General administration: meetings', 'सामान्य प्रशासन: सभा'],
        ['general-admin-headings', 'meetings'],
      ),
      page('/budget', ['Budget and accounts', 'अंदाजपत्रक व लेखे'], ['budgets']),
      page('/citizen-charter', 'citizenCharter', ['citizen-charter']),
      page('/services', 'serviceFacts', ['service-facts']),
      page('/right-to-services', 'rightToServices', ['right-to-services', 'right-to-services-documents']),
      page('/right-to-information', ['Right to information', 'माहितीचा अधिकार']),
      page('/official-publication', 'publications', ['publications']),
      page(
        '/maps',
        ['Development plan maps', 'विकास आराखडा पत्रके'],
        ['development-plan-texts', 'development-plan-maps'],
      ),
      page('/downloads', 'downloads', ['downloads']),
      page('/open-data', ['Open data', 'खुला डेटा']),
      page('/election', ['Election', 'निवडणूक'], ['election']),
      page('/voter', ['Voter', 'मतदार'], ['voter']),
    ],
  },
  {
    title: { en: 'Schemes', mr: 'योजना' },
    pages: [
      page('/pmay', ['PMAY', 'प्रधानमंत्री आवास योजना']),
      page('/nuhm', ['NUHM', 'राष्ट्रीय नागरी आरोग्य अभियान']),
      page('/amrut', ['AMRUT', 'अमृत']),
    ],
  },
  {
    title: { en: 'On every page', mr: 'प्रत्येक पानावर' },
    pages: [
      page('/contact', ['Contact', 'संपर्क']),
      page('/report', ['Report a problem', 'समस्या कळवा'], ['report-kinds']),
      page('/reports', 'reports', ['reports']),
      page('/screen-reader-access', ['Screen reader access', 'स्क्रीन रीडर सुविधा'], ['screen-readers']),
      page('/privacy-policy', 'privacyPolicy', ['privacy-policy']),
      page('/terms-and-conditions', 'terms', ['terms']),
      page(
        '/search',
        ['Menu, texts and search', 'मेनू, मजकूर व शोध'],
        ['menu-entries', 'texts', 'synonyms', 'redirects', 'media'],
      ),
    ],
  },
]

export const pages: Page[] = pageGroups.flatMap((group) => group.pages)

/** The part of the site's texts in which a page has its own. */
export const textsOf = ({ path }: Page): string => (path === '/' ? 'home' : path.slice(1))
