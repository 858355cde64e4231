import type { GlobalConfig, NumberField } from 'payload'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { configuration } from '../configuration.ts'
import { site } from '../desk/groups.ts'
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts'
import { email, phone, webAddress } from '../fields/check.ts'
import { bilingualImage, image } from '../fields/file.ts'
import { boundedNumber } from '../fields/number.ts'
import { plainText } from '../fields/plain-text.ts'
import type { Words } from '../fields/words.ts'

const number = (name: string, label: Words, min: number, max: number): NumberField => ({
  ...boundedNumber(name, label, { min, max }),
  admin: { width: '50%' },
})

const address = (name: string, label: Words) => plainText(name, label, { check: webAddress })

/** What the whole site knows about its council. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: { en: 'The council’s settings', mr: 'नगरपरिषदेच्या सेटिंग्ज' },
  access: { read: staff, update: editors, readVersions: staff },
  versions: { max: configuration.versionsKept.published },
  admin: { group: site, hideAPIURL: true },
  fields: [
    bilingualText('name', { en: 'Name of the council', mr: 'नगरपरिषदेचे नाव' }, { required: true }),
    bilingualText('abbreviation', { en: 'Abbreviation', mr: 'संक्षिप्त नाव' }, { required: true }),
    image('logo', { en: 'Logo', mr: 'बोधचिन्ह' }),
    bilingualImage('orgChart', { en: 'Organisation chart', mr: 'संघटन तक्ता' }),
    bilingualTextarea('address', { en: 'Address', mr: 'पत्ता' }),
    {
      type: 'row',
      fields: [
        number('latitude', { en: 'Latitude', mr: 'अक्षांश' }, -90, 90),
        number('longitude', { en: 'Longitude', mr: 'रेखांश' }, -180, 180),
      ],
    },
    address('mapUrl', { en: 'Address of the embedded map', mr: 'नकाशाचा पत्ता' }),
    {
      name: 'phones',
      label: { en: 'Phone numbers', mr: 'दूरध्वनी क्रमांक' },
      type: 'text',
      hasMany: true,
    },
    plainText('email', { en: 'Email', mr: 'ई-मेल' }, { check: email }),
    plainText(
      'grievanceEmail',
      { en: 'Email for complaints about personal data', mr: 'वैयक्तिक माहितीबाबतच्या तक्रारींसाठी ई-मेल' },
      { check: email },
    ),
    bilingualText('officeHours', { en: 'Office hours', mr: 'कार्यालयीन वेळ' }),
    bilingualText(
      'alwaysOpen',
      { en: 'What is answered outside office hours', mr: 'कार्यालयीन वेळेनंतर सुरू असणारी सेवा' },
      {
        hint: {
          en: 'A sentence, such as: The emergency number is answered day and night.',
          mr: 'एक वाक्य, उदाहरणार्थ: आपत्कालीन क्रमांक अहोरात्र सुरू असतो.',
        },
      },
    ),
    plainText('helpline', { en: 'Helpline', mr: 'हेल्पलाइन' }, { check: phone }),
    plainText('emergency', { en: 'Emergency number', mr: 'आपत्कालीन क्रमांक' }, { check: phone }),
    plainText('messagingPhone', { en: 'Phone of the messaging app', mr: 'संदेश ॲपचा क्रमांक' }, { check: phone }),
    bilingualText(
      'chatReply',
      { en: 'How soon a chat message is answered', mr: 'चॅट संदेशाला किती वेळात उत्तर मिळते' },
      {
        hint: {
          en: 'A sentence, such as: Typically replies within an hour. Shown in the chat window.',
          mr: 'एक वाक्य, उदाहरणार्थ: साधारणपणे तासाभरात उत्तर दिले जाते. चॅट खिडकीत दिसते.',
        },
      },
    ),
    number(
      'answerDays',
      { en: 'Feedback is answered within (working days)', mr: 'अभिप्रायाला उत्तर (कार्यालयीन दिवसांत)' },
      1,
      365,
    ),
    address('videoChannel', { en: 'Video channel', mr: 'व्हिडिओ वाहिनी' }),
    address('photoSharing', { en: 'Photo sharing', mr: 'छायाचित्र खाते' }),
    address('shortMessage', { en: 'Short messages', mr: 'लघुसंदेश खाते' }),
    address('socialNetwork', { en: 'Social network', mr: 'सामाजिक माध्यम' }),
    {
      name: 'theme',
      label: { en: 'Colours and shape', mr: 'रंग आणि आकार' },
      type: 'group',
      fields: [
        number('brandHue', { en: 'Brand colour: hue (0 to 360)', mr: 'मुख्य रंग: छटा (० ते ३६०)' }, 0, 360),
        number('brandChroma', { en: 'Brand colour: strength', mr: 'मुख्य रंग: तीव्रता' }, 0, 0.4),
        number('accentHue', { en: 'Accent colour: hue (0 to 360)', mr: 'दुय्यम रंग: छटा (० ते ३६०)' }, 0, 360),
        number('accentChroma', { en: 'Accent colour: strength', mr: 'दुय्यम रंग: तीव्रता' }, 0, 0.4),
        number('radius', { en: 'Roundness of corners', mr: 'कोपऱ्यांची गोलाई' }, 0, 40),
      ],
    },
  ],
}
