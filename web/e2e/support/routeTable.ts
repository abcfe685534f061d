import { execFileSync } from 'node:child_process'
import { PYTHON, ROOT } from './python.ts'

const PRINT = `
import json
from schemas.vocabulary.page_types import PAGE_TYPES
print(json.dumps({name: page_type.part_counts for name, page_type in PAGE_TYPES.items()}))
`

/**
 * Reads the possible numbers of path segments after the slug, by page type. A page type without a
 * number has no page.
 */
export const readPartCounts = () => JSON.parse(execFileSync(PYTHON, ['-c', PRINT], { cwd: ROOT, encoding: 'utf8' })) as Readonly<Record<string, readonly number[]>>
