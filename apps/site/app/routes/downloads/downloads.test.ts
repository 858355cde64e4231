import { testDocumentsPage } from '../../testing/test-documents-page.ts'
import * as page from './route.tsx'

testDocumentsPage(page, 'downloads', { en: 'Downloads', mr: 'डाउनलोड' })
