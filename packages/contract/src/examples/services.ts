import { type Both, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const tile = (heading: Both, link: string, icon: string) => ({
  service_link: link,
  service_heading: heading,
  main_icon_path: `/uploads/${icon}.png`,
  hover_icon_path: `/uploads/${icon}-hover.png`,
})

export const services = examplesOf(
  'services',
  [
    tile(say('Public Disclosure', 'सार्वजनिक प्रकटीकरण'), '/public-disclosure', 'icon-disclosure'),
    tile(say('Citizen Charter', 'नागरिकांची सनद'), '/citizen-charter', 'icon-charter'),
    tile(say('Right to Services', 'लोकसेवा हक्क'), '/right-to-services', 'icon-services'),
    tile(say('Right to Information', 'माहितीचा अधिकार'), '/right-to-information', 'icon-information'),
    tile(say('Development Plan', 'विकास आराखडा'), '/maps', 'icon-plan'),
    tile(say('Downloads', 'डाउनलोड'), '/downloads', 'icon-downloads'),
    tile(say('Elected Members', 'लोकप्रतिनिधी'), '/elected-member', 'icon-members'),
    tile(say('Official Publications', 'अधिकृत प्रकाशने'), '/official-publication', 'icon-publications'),
  ],
  {
    odd: {
      'no-page': [
        {
          service_link: '',
          service_heading: say('Coming soon', 'लवकरच'),
          main_icon_path: '',
          hover_icon_path: '',
        },
      ],
    },
  },
)
