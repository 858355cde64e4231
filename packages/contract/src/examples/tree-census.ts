import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const treeCensus = examplesOf(
  'treeCensus',
  [
    {
      description: say('Area of the city', 'शहराचे क्षेत्रफळ'),
      total: figure('35.68', say(' Sq. Km.', ' चौ. कि.मी.')),
    },
    { description: say('Wards', 'प्रभाग'), total: figure('47') },
    { description: say('Trees', 'एकूण वृक्ष'), total: figure('1,96,466') },
    { description: say('Species', 'प्रजाती'), total: figure('198') },
    { description: say('Fruiting trees', 'फळझाडे'), total: figure('72,558') },
    { description: say('Medicinal trees', 'औषधी वृक्ष'), total: figure('6,613') },
    { description: say('Ornamental trees', 'शोभेची झाडे'), total: figure('1,17,295') },
    { description: say('Heritage trees', 'हेरिटेज वृक्ष'), total: figure('137') },
  ],
  { raw: { 'numbers-for-text': { kept: 1, answer: [{ id: 1, description: 'Species', total: 198 }] } } },
)
