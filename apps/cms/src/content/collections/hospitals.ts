import { lists } from '@nagardwar/contract'
import { health } from '../../views/groups.ts'
import { bilingualText } from '../fields/bilingual.ts'
import { choiceOf } from '../fields/choice.ts'
import { place } from '../fields/place.ts'
import { plainText } from '../fields/plain-text.ts'
import { telephone } from '../fields/telephone.ts'
import { contentType } from './content-type.ts'

export const hospitals = contentType({
  list: 'hospitals',
  slug: 'hospitals',
  group: health,
  listedAs: 'name',
  columns: ['division', 'phone'],
  fields: [
    choiceOf(lists.hospitals.fields.division, 'division', { en: 'Division', mr: 'विभाग' }),
    bilingualText('name', { en: 'Name', mr: 'नाव' }, { required: true }),
    bilingualText('doctor', { en: 'Principal doctor and speciality', mr: 'प्रमुख डॉक्टर व विशेषज्ञता' }),
    bilingualText('address', { en: 'Address', mr: 'पत्ता' }),
    telephone('phone', { en: 'Phone', mr: 'दूरध्वनी' }),
    telephone('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    plainText('beds', { en: 'Beds', mr: 'खाटा' }),
    bilingualText('facility', { en: 'Facility', mr: 'सुविधा' }),
    ...place(),
  ],
})
