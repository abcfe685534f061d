import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const PYTHON = process.env.FINDER_PYTHON ?? `${ROOT}.venv/bin/python`
