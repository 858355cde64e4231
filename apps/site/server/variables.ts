import { compatibilityForm, compatibilityIn } from '@nagardwar/contract'
import { languages, withoutAtEnd } from '@nagardwar/contract/browser'
import {
  isMetricsToken,
  isOrigin,
  logLevels,
  metricsTokenForm,
  mostPerMinute,
  mostTrustedHops,
  originIn,
} from '@nagardwar/http/settings-of-both'
import { areSecrets } from '@nagardwar/http/site-token'
import { z } from 'zod'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)

const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
  .transform((value) => withoutAtEnd(value, /\//))

const hosts = z
  .string()
  .regex(/^(?:https:\/\/[a-z0-9.:-]+(?:,|$))*$/i)
  .transform((value) => value.split(',').filter(Boolean))

/** `otherwise` in angle brackets or parentheses is a description; anything else is the default value. */
type Variable = { meaning: string; must: string; otherwise: string; schema: z.ZodType<unknown, string> }

/** Every variable of the site: its meaning, its format and its default. The documentation shows this table. */
export const variables = {
  API_ROOT: {
    meaning:
      'Root of the API that the site reads, or `examples` for the examples of the contract, without any CMS.',
    must: 'an http(s) address such as http://localhost:3001/api, or the word "examples"',
    otherwise: 'http://localhost:3001/api',
    schema: z.literal('examples').or(webAddress),
  },
  CMS_SECRET: {
    meaning:
      'Shown to the desk with each request, where it stands on another machine and has the same secret: it then answers nobody else. While it is renewed, the newest stands first.',
    must: 'at least 32 visible characters; several separated by commas',
    otherwise: '(none)',
    schema: z.string().refine(areSecrets),
  },
  FEEDBACK_KEY: {
    meaning:
      'Seals messages that wait on residents’ devices for a network, so that only the council reads them. When it is renewed, the newest stands first, and the older one after it until the next renewal. Without it and `CMS_SECRET` devices keep none.',
    must: 'at least 32 visible characters; several separated by commas',
    otherwise: '<made at the first start; without one CMS_SECRET serves>',
    schema: z.string().refine(areSecrets),
  },
  PORT: {
    meaning: 'Port on which the site listens.',
    must: 'a port between 0 and 65535',
    otherwise: '3000',
    schema: whole(0, 65_535),
  },
  HOST: {
    meaning:
      'Address on which the site listens: this machine only, unless a container or another machine must reach it.',
    must: 'a host name or address',
    otherwise: '127.0.0.1',
    schema: z.string().regex(/^[\w.:-]+$/),
  },
  TLS_CERTIFICATE: {
    meaning:
      'With this certificate and its key the site speaks TLS alone, also on this machine; best given as files.',
    must: 'a certificate in PEM',
    otherwise: '(none)',
    schema: z.string(),
  },
  TLS_KEY: {
    meaning: 'The key of that certificate.',
    must: 'a private key in PEM',
    otherwise: '(none)',
    schema: z.string(),
  },
  ORIGIN: {
    meaning: 'The address by which residents reach the site. With https the site also sends HSTS.',
    must: 'an http(s) origin without a path, such as https://council.example',
    otherwise: 'http://localhost:<PORT>',
    schema: z.literal('').or(webAddress.refine(isOrigin).transform(originIn)),
  },
  CMS_ORIGIN: {
    meaning: 'The address of the staff desk, which alone may show the site beside its guide.',
    must: 'an http(s) origin without a path, such as https://desk.council.example',
    otherwise: '(none)',
    schema: z.literal('').or(webAddress.refine(isOrigin).transform(originIn)),
  },
  DEFAULT_LANGUAGE: {
    meaning: 'The language whose pages have no prefix in their address.',
    must: `one of ${languages.join(', ')}`,
    otherwise: 'en',
    schema: z.enum(languages),
  },
  API_COMPATIBILITY: {
    meaning:
      'How the lists of `/api` differ for an app that was made for an older server: `images-as-text` sends a garden’s pictures as JSON text, `one-language` answers a request without a language in the first language alone.',
    must: compatibilityForm,
    otherwise: '(none)',
    schema: z
      .string()
      .transform(compatibilityIn)
      .refine((words) => words !== undefined),
  },
  SITE_DATA: {
    meaning:
      'Folder for what the site keeps: copies of lists, facts about files, resized pictures. It may be deleted.',
    must: 'a path of a folder; a relative one begins at the repository',
    otherwise: 'data/site',
    schema: z.string().min(1),
  },
  TRUSTED_HOPS: {
    meaning:
      'How many proxies of your own stand before the site: so many last entries of X-Forwarded-For are believed.',
    must: `a number between 0 and ${mostTrustedHops}`,
    otherwise: '0',
    schema: whole(0, mostTrustedHops),
  },
  WORKERS: {
    meaning:
      'How many processes answer. One more costs about as much memory again, and serves twice as many readers where there is a core for it.',
    must: 'a number between 1 and 64',
    otherwise: '1',
    schema: whole(1, 64),
  },
  METRICS_TOKEN: {
    meaning:
      'Who sends `Authorization: Bearer <this>` may read /metrics from anywhere. Without it only programs on this machine may.',
    must: metricsTokenForm,
    otherwise: '(none)',
    schema: z.literal('').or(z.string().refine(isMetricsToken)),
  },
  LOG_LEVEL: {
    meaning: 'The least important lines that are still logged.',
    must: `one of ${logLevels.join(', ')}`,
    otherwise: 'info',
    schema: z.enum(logLevels),
  },
  PAGE_CACHE_MB: {
    meaning: 'Memory for rendered pages, in megabytes.',
    must: 'a number between 1 and 4096',
    otherwise: '32',
    schema: whole(1, 4096),
  },
  IMAGE_CACHE_MB: {
    meaning: 'Disk space for resized pictures, in megabytes.',
    must: 'a number between 1 and 1000000',
    otherwise: '512',
    schema: whole(1, 1_000_000),
  },
  COUNCIL_FILE: {
    meaning:
      'JSON file with name, emblem, colours, contacts and texts of a council whose API has no settings of ours.',
    must: 'a path of a JSON file; a relative one begins at the repository',
    otherwise: '(none)',
    schema: z.string(),
  },
  IMAGE_HOSTS: {
    meaning: 'Other origins whose pictures the pages may show, for an API that gives full addresses.',
    must: 'https origins separated by commas',
    otherwise: '(none)',
    schema: hosts,
  },
  FEEDBACK_PER_MINUTE: {
    meaning:
      'How many feedback messages one client may send in a minute, and a third of the forms without script; 0 is without limit.',
    must: `a number between 0 and ${mostPerMinute}`,
    otherwise: '10',
    schema: whole(0, mostPerMinute),
  },
  COUNTS_PER_MINUTE: {
    meaning:
      'How many visits one client may add to the counter in a minute, and how many files it may ask for that no list names; 0 is without limit.',
    must: `a number between 0 and ${mostPerMinute}`,
    otherwise: '120',
    schema: whole(0, mostPerMinute),
  },
  SEARCHES_PER_MINUTE: {
    meaning: 'How many searches one client may make in a minute; 0 is without limit.',
    must: `a number between 0 and ${mostPerMinute}`,
    otherwise: '60',
    schema: whole(0, mostPerMinute),
  },
} as const satisfies Record<string, Variable>

/** Each may be given as a file: `NAME_FILE`. */
export const secretSettings = [
  'CMS_SECRET',
  'FEEDBACK_KEY',
  'METRICS_TOKEN',
  'TLS_CERTIFICATE',
  'TLS_KEY',
] as const satisfies (keyof typeof variables)[]
