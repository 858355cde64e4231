import { homePage } from '../../views/groups.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { choice } from '../fields/choice.ts'
import { dateTime } from '../fields/date-time.ts'
import { relation } from '../fields/relation.ts'
import { onlyWards } from '../fields/wards.ts'
import { contentType } from './content-type.ts'

const since = { en: 'Since', mr: 'केव्हापासून' }

export const serviceStates = contentType({
  slug: 'service-states',
  one: { en: 'Status of a service', mr: 'सेवेची स्थिती' },
  many: { en: 'Status of services', mr: 'सेवांची स्थिती' },
  group: homePage,
  purpose: {
    en: 'Shown on the page “Today”; what does not work as usual also stands above the pages that it concerns.',
    mr: '‘शहरात आज’ या पानावर दिसते; जे नेहमीप्रमाणे सुरू नाही ते संबंधित पानांवरही दिसते.',
  },
  listedAs: 'reason',
  columns: ['service', 'state', 'until'],
  fields: [
    choice('service', { en: 'Service', mr: 'सेवा' }, [
      { value: 'water', label: { en: 'Water', mr: 'पाणीपुरवठा' } },
      { value: 'roads', label: { en: 'Roads', mr: 'रस्ते' } },
      { value: 'streetLights', label: { en: 'Street lights', mr: 'पथदिवे' } },
      { value: 'waste', label: { en: 'Waste collection', mr: 'कचरा संकलन' } },
      { value: 'buses', label: { en: 'Buses', mr: 'बससेवा' } },
      { value: 'offices', label: { en: 'Offices', mr: 'कार्यालये' } },
      { value: 'onlinePayments', label: { en: 'Online payments', mr: 'ऑनलाइन भरणा' } },
    ]),
    choice('state', { en: 'Status', mr: 'स्थिती' }, [
      { value: 'normal', label: { en: 'Normal', mr: 'सुरळीत' } },
      { value: 'limited', label: { en: 'Limited', mr: 'अंशतः सुरू' } },
      { value: 'stopped', label: { en: 'Stopped', mr: 'बंद' } },
    ]),
    bilingualTextarea('reason', { en: 'Reason', mr: 'कारण' }, { required: true, maxLength: 300 }),
    onlyWards('wards'),
    dateTime('since', since),
    dateTime(
      'until',
      { en: 'Until', mr: 'केव्हापर्यंत' },
      {
        after: { field: 'since', label: since },
        isEnd: true,
        hint: { en: 'It leaves the site by itself then', mr: 'त्या वेळी संकेतस्थळावरून आपोआप निघेल' },
      },
    ),
    relation(
      'department',
      { en: 'Also above the pages of this department', mr: 'या विभागाच्या पानांवरही' },
      'disclosure-departments',
    ),
  ],
})
