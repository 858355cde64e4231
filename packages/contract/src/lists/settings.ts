import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { decimal, email, group, hours, optionalPicture, text, texts, website } from '../field-kinds.ts'
import { list } from '../list.ts'

const theme = {
  brandHue: sentAs(
    'brand_hue',
    decimal(
      { en: 'Brand colour: hue (0 to 360)', mr: 'मुख्य रंग: छटा (० ते ३६०)' },
      'Hue of the brand colour, 0 to 360 degrees (OKLCH).',
    ),
  ),
  brandChroma: sentAs(
    'brand_chroma',
    decimal(
      { en: 'Brand colour: strength', mr: 'मुख्य रंग: तीव्रता' },
      'Strength of the brand colour, 0 to 0.4 (OKLCH).',
    ),
  ),
  accentHue: sentAs(
    'accent_hue',
    decimal(
      { en: 'Accent colour: hue (0 to 360)', mr: 'दुय्यम रंग: छटा (० ते ३६०)' },
      'Hue of the accent colour, 0 to 360 degrees (OKLCH).',
    ),
  ),
  accentChroma: sentAs(
    'accent_chroma',
    decimal(
      { en: 'Accent colour: strength', mr: 'दुय्यम रंग: तीव्रता' },
      'Strength of the accent colour, 0 to 0.4 (OKLCH).',
    ),
  ),
  radius: decimal({ en: 'Roundness of corners', mr: 'कोपऱ्यांची गोलाई' }, 'Radius of corners, in pixels.'),
}

export const settings = list({
  path: '/settings',
  language: 'lang',
  one: { en: 'Facts of the council', mr: 'नगरपरिषदेविषयी मूलभूत माहिती' },
  many: { en: 'Facts of the council', mr: 'नगरपरिषदेविषयी मूलभूत माहिती' },
  row: 'What the site knows about its council; a list of one row. Only what the council has filled in is shown.',
  fields: {
    name: text({ en: 'Name of the council', mr: 'संस्थेचे नाव' }, 'Name of the council.'),
    abbreviation: text({ en: 'Abbreviation', mr: 'संक्षिप्त नाव' }, 'Its abbreviation.'),
    kind: text(
      { en: 'Kind of council', mr: 'संस्थेचा प्रकार' },
      'Kind of the council: `nagar-panchayat`, `council-a`, `council-b`, `council-c` or `corporation`; empty where it is not said.',
    ),
    logo: optionalPicture({ en: 'Emblem', mr: 'बोधचिन्ह' }, 'Its logo.'),
    orgChart: sentAs(
      'org_chart',
      optionalPicture(
        { en: 'Organisation chart', mr: 'संघटन तक्ता' },
        "Its organisation chart, in the row's language.",
      ),
    ),
    address: text(common.address, 'Address of the council building.'),
    latitude: decimal({ en: 'Latitude', mr: 'अक्षांश' }, 'Latitude of the building, in degrees.'),
    longitude: decimal({ en: 'Longitude', mr: 'रेखांश' }, 'Longitude of the building, in degrees.'),
    mapUrl: sentAs(
      'map_url',
      website({ en: 'Address of the embedded map', mr: 'नकाशाचा पत्ता' }, 'The map, for embedding.'),
    ),
    phones: texts(
      { en: 'Phone numbers', mr: 'दूरध्वनी क्रमांक' },
      'Phone numbers of the quick contact, as written.',
    ),
    email: email(common.email, 'Support e-mail address.'),
    grievanceEmail: sentAs(
      'grievance_email',
      email(
        { en: 'Email for complaints about personal data', mr: 'वैयक्तिक माहितीबाबतच्या तक्रारींसाठी ई-मेल' },
        'E-mail address for complaints about personal data.',
      ),
    ),
    officeHours: sentAs('office_hours', text({ en: 'Office hours', mr: 'कार्यालयीन वेळ' }, 'Office hours.')),
    openingHours: sentAs(
      'opening_hours',
      hours(
        { en: 'Office hours, to show open or closed', mr: '‘सध्या सुरू’ दाखवण्यासाठी कार्यालयीन वेळा' },
        'When the offices are open; on holidays they are closed.',
      ),
    ),
    alwaysOpen: sentAs(
      'always_open',
      text(
        { en: 'What is answered outside office hours', mr: 'कार्यालयीन वेळेनंतर सुरू असणारी सेवा' },
        'What is answered outside office hours, in a sentence.',
      ),
    ),
    videoChannel: sentAs(
      'video_channel',
      website({ en: 'Video channel', mr: 'व्हिडिओ वाहिनी' }, 'Video channel.'),
    ),
    photoSharing: sentAs(
      'photo_sharing',
      website({ en: 'Photo sharing', mr: 'छायाचित्र खाते' }, 'Photo-sharing page.'),
    ),
    shortMessage: sentAs(
      'short_message',
      website({ en: 'Short messages', mr: 'लघुसंदेश खाते' }, 'Short-message page.'),
    ),
    socialNetwork: sentAs(
      'social_network',
      website({ en: 'Social network', mr: 'समाजमाध्यम' }, 'Social-network page.'),
    ),
    messagingPhone: sentAs(
      'messaging_phone',
      text(
        { en: 'WhatsApp number', mr: 'व्हॉट्सॲप क्रमांक' },
        'Phone number of the messaging app, digits with the country code.',
      ),
    ),
    chatReply: sentAs(
      'chat_reply',
      text(
        { en: 'How soon a chat message is answered', mr: 'चॅट संदेशाला किती वेळात उत्तर मिळते' },
        'How soon the messaging app is answered, in a sentence.',
      ),
    ),
    answerDays: sentAs(
      'answer_days',
      decimal(
        { en: 'Feedback is answered within (working days)', mr: 'अभिप्रायाला उत्तर (कामकाजाच्या दिवसांत)' },
        'Working days within which feedback is answered.',
      ),
    ),
    feedbackMonths: sentAs(
      'feedback_months',
      decimal(
        {
          en: 'Months after which feedback is erased (12 if empty)',
          mr: 'किती महिन्यांनंतर अभिप्राय पुसून टाकावा (रिकामे असल्यास १२)',
        },
        'Months after which feedback is erased.',
      ),
    ),
    feedbackContact: sentAs(
      'feedback_contact',
      text(
        { en: 'What the feedback form asks for', mr: 'अभिप्राय अर्जात काय भरणे आवश्यक आहे' },
        'What the feedback form asks for: `both`, mobile number and e-mail address, also where this is empty; `either`, where one of them is enough.',
      ),
    ),
    helpline: text({ en: 'Helpline', mr: 'हेल्पलाइन' }, 'Helpline number.'),
    emergency: text({ en: 'Emergency number', mr: 'आपत्कालीन क्रमांक' }, 'Emergency number.'),
    certificate: text(common.certificateNumber, 'Number of the certificate of the security audit.'),
    audited: text(
      common.certificateDate,
      'Date of that certificate, as ISO 8601; empty where there is none.',
    ),
    demonstration: text(
      { en: 'Whether the content is invented', mr: 'मजकूर काल्पनिक आहे का' },
      '`1` while the content is that of the demo council, which is invented; else empty.',
    ),
    tellsDevices: sentAs(
      'tells_devices',
      text(
        { en: 'Alerts on devices', mr: 'उपकरणावर तातडीच्या सूचना' },
        '`1` where devices may ask to be told of alerts (`/push-key`); else empty.',
      ),
    ),
    sendsMail: sentAs(
      'sends_mail',
      text(
        { en: 'News by email', mr: 'ई-मेलने माहिती' },
        '`1` where residents may ask for mails (`/mail-subscription`); else empty.',
      ),
    ),
    shownWhenEmpty: sentAs(
      'shown_when_empty',
      texts(
        { en: 'Show with “not published yet”', mr: '‘अद्याप प्रसिद्ध नाही’ असे लिहून दाखवा' },
        'Paths of pages that are shown although nothing is published on them yet, such as `/roads`.',
      ),
    ),
    theme: group(
      { en: 'Colours and shape', mr: 'रंग आणि आकार' },
      theme,
      "The five values that make the council's look.",
    ),
  },
})
