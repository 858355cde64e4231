import { type Both, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const entry = (id: number, label: Both, link: string) => ({ id, subMenu: label, subLink: link })

export const mainMenu = examplesOf(
  'mainMenu',
  [
    { mainMenu: say('Home', 'मुख्यपृष्ठ'), mainMenuLink: '/', subMenus: [] },
    {
      mainMenu: say('About Council', 'नगरपरिषदेविषयी'),
      mainMenuLink: '#',
      subMenus: [
        entry(1, say('History', 'इतिहास'), '/history'),
        entry(2, say('Wards', 'प्रभाग'), '/ward'),
        entry(3, say('Elected Members', 'लोकप्रतिनिधी'), '/elected-member'),
        entry(4, say('Organisation Structure', 'प्रशासकीय रचना'), '/org-structure'),
        entry(5, say('Functions', 'कर्तव्ये'), '/functions'),
        entry(6, say('Departments', 'विभाग'), '/departments'),
        entry(7, say('Previous Chief Officers', 'माजी मुख्याधिकारी'), '/elected-pre-officer'),
        entry(8, say('Previous Presidents', 'माजी नगराध्यक्ष'), '/elected-pre-representative'),
        entry(9, say('Awards', 'पुरस्कार'), '/awards'),
      ],
    },
    {
      mainMenu: say('City Profile', 'शहराची ओळख'),
      mainMenuLink: '#',
      subMenus: [
        entry(1, say('Areas', 'परिसर'), '/uploads/areas.pdf'),
        entry(2, say('Property Holder', 'मालमत्ताधारक'), '/property-holder'),
        entry(3, say('Municipal Properties', 'नगरपरिषदेच्या मिळकती'), '/properties-milkat'),
        entry(4, say('Schools', 'शाळा'), '/schools'),
        entry(5, say('Gardens', 'उद्याने'), '/gardens'),
        entry(6, say('Electric', 'विद्युत'), '/electric'),
        entry(7, say('Roads', 'रस्ते'), '/roads'),
        entry(8, say('Tree Census', 'वृक्ष गणना'), '/tree-census'),
        entry(9, say('Health', 'आरोग्य'), '/health'),
        entry(10, say('Ponds / Talao', 'तलाव'), '/ponds-talao'),
        entry(11, say('Fire Station', 'अग्निशमन केंद्र'), '/fire-station'),
        entry(12, say('Hospitals', 'रुग्णालये'), '/hospital'),
      ],
    },
    {
      mainMenu: say('Online Services', 'ऑनलाइन सेवा'),
      mainMenuLink: '#',
      subMenus: [
        entry(
          1,
          say('Property Tax Payment', 'मालमत्ता कर भरणा'),
          'https://mahaulb.in/MahaULB/property/propertyOnlinePay',
        ),
        entry(
          2,
          say('Water Tax Payment', 'पाणीपट्टी भरणा'),
          'https://mjp.maharashtra.gov.in/pay-water-bill-online/',
        ),
        entry(3, say('Online Tenders', 'ऑनलाइन निविदा'), 'https://mahatenders.gov.in/nicgep/app'),
      ],
    },
    {
      mainMenu: say('Disclosure', 'माहिती प्रकटीकरण'),
      mainMenuLink: '#',
      subMenus: [
        entry(1, say('Public Disclosure', 'सार्वजनिक प्रकटीकरण'), '/public-disclosure'),
        entry(2, say('Citizen Charter', 'नागरिकांची सनद'), '/citizen-charter'),
        entry(3, say('Right to Services', 'लोकसेवा हक्क'), '/right-to-services'),
        entry(4, say('Official Publications', 'अधिकृत प्रकाशने'), '/official-publication'),
        entry(5, say('Development Plan Maps', 'विकास आराखडा पत्रके'), '/maps'),
        entry(6, say('Downloads', 'डाउनलोड'), '/downloads'),
        entry(7, say('Election', 'निवडणूक'), '/election'),
        entry(8, say('Voter', 'मतदार'), '/voter'),
      ],
    },
    {
      mainMenu: say('Schemes', 'योजना'),
      mainMenuLink: '#',
      subMenus: [
        entry(1, say('NULM', 'राष्ट्रीय नागरी उपजीविका अभियान'), '/uploads/nulm.pdf'),
        entry(2, say('PMAY', 'प्रधानमंत्री आवास योजना'), '/pmay'),
        entry(3, say('NUHM', 'राष्ट्रीय नागरी आरोग्य अभियान'), '/nuhm'),
        entry(4, say('AMRUT', 'अमृत'), '/amrut'),
      ],
    },
    {
      mainMenu: say('Complaints', 'तक्रारी'),
      mainMenuLink: '#',
      subMenus: [
        entry(1, say('Aaple Sarkar', 'आपले सरकार'), 'https://aaplesarkar.mahaonline.gov.in/en'),
        entry(2, say('Contact', 'संपर्क'), '/contact'),
      ],
    },
  ],
  {
    odd: {
      'without-sub-menus': [{ mainMenu: say('Contact', 'संपर्क'), mainMenuLink: '/contact', subMenus: [] }],
    },
    raw: {
      'odd-links': {
        kept: 3,
        answer: [
          {
            id: '1',
            mainMenu: 'Schemes',
            mainMenuLink: '#.',
            subMenus: [{ subMenu: 'NULM', subLink: 'uploads/nulm.pdf' }],
          },
          { id: 2, mainMenu: 'Awards', mainMenuLink: 'awards', subMenus: '[]' },
          {
            id: 3,
            mainMenu: 'News',
            mainMenuLink: '',
            subMenus: [{ id: 1, subMenu: 'Tricks', subLink: 'javascript:alert(1)' }],
          },
          { id: 4, mainMenuLink: '/nameless', subMenus: [] },
        ],
      },
    },
  },
)
