import { extractHeaderLanguage } from '@payloadcms/translations'
import { expect, it } from 'vitest'
import '../../payload/marathi/languages.ts'
import { languageAfterLogin } from './language-of-account.ts'

it('the desk opens in the language of the account, whatever the browser asked for', () => {
  expect(languageAfterLogin({ shown: 'en', stored: 'mr', chosen: undefined })).toEqual({ show: 'mr' })
  expect(languageAfterLogin({ shown: 'mr', stored: 'mr', chosen: undefined })).toEqual({})
})

it('what is chosen on the login screen is stored with the account', () => {
  expect(languageAfterLogin({ shown: 'mr', stored: 'en', chosen: 'mr' })).toEqual({ store: 'mr' })
})

it('an account without a language gets the one that is shown', () => {
  expect(languageAfterLogin({ shown: 'mr', stored: null, chosen: undefined })).toEqual({ store: 'mr' })
})

it('a browser that asks for Marathi is understood', () => {
  expect(extractHeaderLanguage('mr-IN,mr;q=0.9,en;q=0.8')).toBe('mr')
  expect(extractHeaderLanguage('en-IN,mr;q=0.5')).toBe('en')
})
