import { testHeadedTexts } from '../../testing/test-headed-texts.ts'
import * as page from './route.tsx'

testHeadedTexts(page, 'terms', 'terms')
