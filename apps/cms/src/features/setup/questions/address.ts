import { lists, place as placeFields } from '@nagardwar/contract'
import { mapFor, placeIn, placeWritten } from '../../../platform/maps/place.ts'
import { fillBlanks } from '../fill-blanks.ts'
import { inBoth } from '../form/field.ts'
import type { Question } from '../question.ts'
import { saveSettings, settingsOf, textIn, typedOf } from '../stored-settings.ts'

export const address: Question = {
  id: 'address',
  title: { en: 'Where is the office, and when is it open?', mr: 'कार्यालय कोठे आहे आणि केव्हा सुरू असते?' },
  why: {
    en: 'Stands on the contact page, with a map, and at the foot of every page.',
    mr: 'संपर्क पानावर नकाशासह आणि प्रत्येक पानाच्या तळाशी दिसते.',
  },
  seenAt: '/contact',
  fields: () => [
    ...inBoth('address', lists.settings.fields.address.label, { kind: 'lines', required: true }),
    {
      kind: 'line',
      name: 'place',
      label: placeFields.position.label,
      hint: {
        en: 'Latitude and longitude, such as 19.2437, 73.3160; or the address of the place, copied from a map on the web.',
        mr: 'अक्षांश व रेखांश, उदा. १९.२४३७, ७३.३१६०; किंवा ऑनलाइन नकाशावरून कॉपी केलेला त्या ठिकाणाचा दुवा.',
      },
      check: (value) =>
        placeIn(value)
          ? undefined
          : {
              en: 'must be a latitude and a longitude in Maharashtra or a map’s address that holds them',
              mr: 'महाराष्ट्रातील अक्षांश व रेखांश किंवा ते असलेला नकाशाचा दुवा असावा',
            },
    },
    ...inBoth('officeHours', lists.settings.fields.officeHours.label, {
      hint: {
        en: 'As on the board at your door, with the days on which the office is closed.',
        mr: 'कार्यालयाच्या फलकाप्रमाणे, सुट्टीच्या वारांसह.',
      },
    }),
  ],
  known: async (req) => {
    const { address, officeHours, latitude, longitude } = await settingsOf(req)
    return {
      ...typedOf('address', address),
      ...typedOf('officeHours', officeHours),
      place: placeWritten({ latitude, longitude }),
    }
  },
  save: async ({ answers, req }) => {
    const place = placeIn(answers.place ?? '')
    await saveSettings(
      {
        address: textIn('address', answers),
        officeHours: textIn('officeHours', answers),
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        mapUrl: mapFor(place, await settingsOf(req)),
      },
      req,
    )
    await fillBlanks({ address: textIn('address', answers) }, req)
    return 'answered'
  },
}
