import type { CollectionSlug } from 'payload'
import type { Words } from '../../platform/words/words.ts'

export type Page = {
  path: string
  title: Words
  /** The lists whose records the page shows. */
  lists: CollectionSlug[]
}

type PageGroup = { title: Words; pages: Page[] }

const page = (path: string, [en, mr]: [string, string], lists: CollectionSlug[] = []): Page => ({
  path,
  title: { en, mr },
  lists,
})

/** The pages of the site in the order of its menu, and the lists behind each. */
export const pageGroups: PageGroup[] = [
  {
    title: { en: 'Home and news', mr: 'मुख्यपृष्ठ आणि बातम्या' },
    pages: [
      page('/', ['Home', 'मुख्यपृष्ठ'], ['sliders', 'ministers', 'services', 'head-officer', 'website-links']),
      page('/alerts', ['Alerts', 'तातडीच्या सूचना'], ['alerts']),
      page('/today', ['Today in the town', 'शहरात आज'], ['service-states', 'holidays']),
      page('/news', ['News', 'बातम्या'], ['news']),
      page('/press-releases', ['Press releases and tenders', 'प्रसिद्धिपत्रके व निविदा'], ['tenders']),
      page('/tenders', ['Tenders, recruitment and auctions', 'निविदा, भरती व लिलाव'], ['tenders']),
      page('/projects', ['Projects', 'प्रकल्प'], ['projects']),
      page('/photos', ['Photo gallery', 'छायाचित्र दालन'], ['photos']),
      page('/videos', ['Video gallery', 'व्हिडिओ दालन'], ['videos']),
    ],
  },
  {
    title: { en: 'About the council', mr: 'संस्थेविषयी' },
    pages: [
      page('/history', ['History', 'इतिहास'], ['history', 'officers']),
      page('/ward', ['Wards', 'प्रभाग'], ['wards']),
      page('/elected-member', ['Elected members', 'निर्वाचित सदस्य'], ['elected-members']),
      page('/meetings', ['Meetings and committees', 'सभा व समित्या'], ['council-meetings', 'committees']),
      page('/resolutions', ['Resolutions', 'ठराव'], ['resolutions']),
      page('/org-structure', ['Organisation structure', 'संघटन रचना']),
      page('/functions', ['Functions', 'कार्ये'], ['functions']),
      page('/departments', ['Departments', 'विभाग'], ['departments']),
      page('/elected-pre-officer', ['Previous chief officers', 'माजी मुख्याधिकारी'], ['chief-officers']),
      page('/elected-pre-representative', ['Previous presidents', 'माजी नगराध्यक्ष'], ['presidents']),
      page('/awards', ['Awards', 'पुरस्कार'], ['awards', 'award-photos']),
    ],
  },
  {
    title: { en: 'City profile', mr: 'शहराची ओळख' },
    pages: [
      page('/property-holder', ['Property holder', 'मालमत्ताधारक'], ['property-holders']),
      page('/properties-milkat', ['Municipal properties', 'संस्थेच्या मिळकती'], ['municipal-properties']),
      page('/schools', ['Schools', 'शाळा'], ['schools', 'school-photos']),
      page('/gardens', ['Gardens', 'उद्याने'], ['gardens']),
      page('/electric', ['Electric', 'विद्युत'], ['electric-contacts']),
      page('/roads', ['Roads', 'रस्ते'], ['roads']),
      page('/tree-census', ['Tree census', 'वृक्षगणना'], ['tree-census']),
      page(
        '/health',
        ['Health', 'आरोग्य'],
        ['health-works', 'sanitation-inspectors', 'treatment-facilities', 'litigations', 'health-photos'],
      ),
      page('/ponds-talao', ['Ponds', 'तलाव'], ['ponds', 'pond-photos']),
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
      page('/citizen-charter', ['Citizen charter', 'नागरिकांची सनद'], ['citizen-charter']),
      page('/services', ['Services in detail', 'सेवांची माहिती'], ['service-facts']),
      page(
        '/right-to-services',
        ['Right to services', 'सेवा हक्क'],
        ['right-to-services', 'right-to-services-documents'],
      ),
      page('/right-to-information', ['Right to information', 'माहितीचा अधिकार']),
      page('/official-publication', ['Official publications', 'अधिकृत प्रकाशने'], ['publications']),
      page(
        '/maps',
        ['Development plan maps', 'विकास आराखडा पत्रके'],
        ['development-plan-texts', 'development-plan-maps'],
      ),
      page('/downloads', ['Downloads', 'डाउनलोड'], ['downloads']),
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
      page('/screen-reader-access', ['Screen reader access', 'स्क्रीन रीडर सुविधा'], ['screen-readers']),
      page('/privacy-policy', ['Privacy policy', 'गोपनीयता धोरण'], ['privacy-policy']),
      page('/terms-and-conditions', ['Terms and conditions', 'अटी व शर्ती'], ['terms']),
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
