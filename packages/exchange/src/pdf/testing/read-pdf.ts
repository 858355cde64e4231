import { answerReader } from '../reading/answer-reader.ts'

await answerReader()
