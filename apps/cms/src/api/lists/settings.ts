import type { DataFromGlobalSlug } from 'payload'
import type { Fields, Teller } from './mapping.ts'

const decimal = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** The one row of `/settings`; a council that has not filled them in has none. */
export function settingsRow(settings: DataFromGlobalSlug<'settings'>, tell: Teller): Fields<'settings'> {
  const { theme } = settings
  return {
    name: tell.text(settings.name),
    abbreviation: tell.text(settings.abbreviation),
    logo: tell.picture(settings.logo, settings.name),
    org_chart: tell.picture(
      settings.orgChart?.[tell.language] ?? settings.orgChart?.en ?? settings.orgChart?.mr,
    ),
    address: tell.text(settings.address),
    latitude: decimal(settings.latitude),
    longitude: decimal(settings.longitude),
    map_url: settings.mapUrl ?? '',
    phones: settings.phones ?? [],
    email: settings.email ?? '',
    office_hours: tell.text(settings.officeHours),
    video_channel: settings.videoChannel ?? '',
    photo_sharing: settings.photoSharing ?? '',
    short_message: settings.shortMessage ?? '',
    social_network: settings.socialNetwork ?? '',
    messaging_phone: settings.messagingPhone ?? '',
    helpline: settings.helpline ?? '',
    emergency: settings.emergency ?? '',
    theme: {
      brand_hue: decimal(theme?.brandHue),
      brand_chroma: decimal(theme?.brandChroma),
      accent_hue: decimal(theme?.accentHue),
      accent_chroma: decimal(theme?.accentChroma),
      radius: decimal(theme?.radius),
    },
  }
}
