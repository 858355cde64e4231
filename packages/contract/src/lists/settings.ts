import { sentAs } from '../field.ts'
import { decimal, email, group, hours, optionalPicture, text, texts, website } from '../field-kinds.ts'
import { list } from '../list.ts'

const theme = {
  brandHue: sentAs('brand_hue', decimal('Hue of the brand colour, 0 to 360 degrees (OKLCH).')),
  brandChroma: sentAs('brand_chroma', decimal('Strength of the brand colour, 0 to 0.4 (OKLCH).')),
  accentHue: sentAs('accent_hue', decimal('Hue of the accent colour, 0 to 360 degrees (OKLCH).')),
  accentChroma: sentAs('accent_chroma', decimal('Strength of the accent colour, 0 to 0.4 (OKLCH).')),
  radius: decimal('Radius of corners, in pixels.'),
}

export const settings = list({
  path: '/settings',
  language: 'lang',
  one: { en: 'Facts of the council', mr: 'नगरपरिषदेविषयी मूलभूत माहिती' },
  many: { en: 'Facts of the council', mr: 'नगरपरिषदेविषयी मूलभूत माहिती' },
  row: 'What the site knows about its council; a list of one row. Only what the council has filled in is shown.',
  fields: {
    name: text('Name of the council.'),
    abbreviation: text('Its abbreviation.'),
    kind: text(
      'Kind of the council: `nagar-panchayat`, `council-a`, `council-b`, `council-c` or `corporation`; empty where it is not said.',
    ),
    logo: optionalPicture('Its logo.'),
    orgChart: sentAs('org_chart', optionalPicture("Its organisation chart, in the row's language.")),
    address: text('Address of the council building.'),
    latitude: decimal('Latitude of the building, in degrees.'),
    longitude: decimal('Longitude of the building, in degrees.'),
    mapUrl: sentAs('map_url', website('The map, for embedding.')),
    phones: texts('Phone numbers of the quick contact, as written.'),
    email: email('Support e-mail address.'),
    grievanceEmail: sentAs('grievance_email', email('E-mail address for complaints about personal data.')),
    officeHours: sentAs('office_hours', text('Office hours.')),
    openingHours: sentAs('opening_hours', hours('When the offices are open; on holidays they are closed.')),
    alwaysOpen: sentAs('always_open', text('What is answered outside office hours, in a sentence.')),
    videoChannel: sentAs('video_channel', website('Video channel.')),
    photoSharing: sentAs('photo_sharing', website('Photo-sharing page.')),
    shortMessage: sentAs('short_message', website('Short-message page.')),
    socialNetwork: sentAs('social_network', website('Social-network page.')),
    messagingPhone: sentAs(
      'messaging_phone',
      text('Phone number of the messaging app, digits with the country code.'),
    ),
    chatReply: sentAs('chat_reply', text('How soon the messaging app is answered, in a sentence.')),
    answerDays: sentAs('answer_days', decimal('Working days within which feedback is answered.')),
    feedbackMonths: sentAs('feedback_months', decimal('Months after which feedback is erased.')),
    feedbackContact: sentAs(
      'feedback_contact',
      text(
        'What the feedback form asks for: `both`, mobile number and e-mail address, also where this is empty; `either`, where one of them is enough.',
      ),
    ),
    helpline: text('Helpline number.'),
    emergency: text('Emergency number.'),
    certificate: text('Number of the certificate of the security audit.'),
    audited: text('Date of that certificate, as ISO 8601; empty where there is none.'),
    demonstration: text('`1` while the content is that of the demo council, which is invented; else empty.'),
    tellsDevices: sentAs(
      'tells_devices',
      text('`1` where devices may ask to be told of alerts (`/push-key`); else empty.'),
    ),
    shownWhenEmpty: sentAs(
      'shown_when_empty',
      texts('Paths of pages that are shown although nothing is published on them yet, such as `/roads`.'),
    ),
    theme: group(theme, "The five values that make the council's look."),
  },
})
