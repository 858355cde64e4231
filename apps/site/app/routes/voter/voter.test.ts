import { testDocumentsPage } from '../../testing/test-documents-page.ts'
import * as page from './route.tsx'

testDocumentsPage(page, 'voter', { en: 'Voter', mr: 'मतदार' })
