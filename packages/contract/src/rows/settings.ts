import { z } from 'zod'
import { decimal, group, optionalFile, text, texts, website } from '../field.ts'
import { languageRow } from '../list-row.ts'

const themeSchema = z.strictObject({
  brand_hue: decimal('Hue of the brand colour, 0 to 360 degrees (OKLCH).'),
  brand_chroma: decimal('Strength of the brand colour, 0 to 0.4 (OKLCH).'),
  accent_hue: decimal('Hue of the accent colour, 0 to 360 degrees (OKLCH).'),
  accent_chroma: decimal('Strength of the accent colour, 0 to 0.4 (OKLCH).'),
  radius: decimal('Radius of corners, in pixels.'),
})

export const settingsSchema = languageRow(
  'What the site knows about its council; a list of one row. Empty fields mean defaults.',
  {
    name: text('Name of the council.'),
    abbreviation: text('Its abbreviation.'),
    logo: optionalFile('Its logo.'),
    org_chart: optionalFile("Its organisation chart, in the row's language."),
    address: text('Address of the council building.'),
    latitude: decimal('Latitude of the building, in degrees.'),
    longitude: decimal('Longitude of the building, in degrees.'),
    map_url: website('The map, for embedding.'),
    phones: texts('Phone numbers of the quick contact, as written.'),
    email: text('Support e-mail address.'),
    office_hours: text('Office hours.'),
    video_channel: website('Video channel.'),
    photo_sharing: website('Photo-sharing page.'),
    short_message: website('Short-message page.'),
    social_network: website('Social-network page.'),
    messaging_phone: text('Phone number of the messaging app, digits with the country code.'),
    helpline: text('Helpline number.'),
    emergency: text('Emergency number.'),
    theme: group(themeSchema, "The five values that make the council's look."),
  },
)
export type Settings = z.infer<typeof settingsSchema>
