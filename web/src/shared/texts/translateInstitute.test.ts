import { expect, test } from 'vitest'
import { translateCampus, translateInstitute } from './translateInstitute'

const INSTITUTE = {
  institute_name: 'University of Leeds',
  institute_meta_title: 'Study in Leeds',
  institute_description: 'A university in England.',
  institute_short_description: 'In England.',
  translations: { ur: { institute_name: 'جامعہ لیڈز', institute_short_description: 'انگلستان میں' } },
}

test('translated texts replace English texts with the same purpose, and other languages stay English', () => {
  expect(translateInstitute(INSTITUTE, 'ur')).toEqual({
    ...INSTITUTE,
    institute_name: 'جامعہ لیڈز',
    institute_meta_title: null,
    institute_description: null,
    institute_short_description: 'انگلستان میں',
  })
  expect(translateInstitute(INSTITUTE, 'ar')).toEqual(INSTITUTE)
  expect(translateInstitute({ ...INSTITUTE, translations: { ur: { institute_meta_title: 'لیڈز' } } }, 'ur')).toMatchObject({
    institute_name: 'University of Leeds',
    institute_meta_title: 'لیڈز',
    institute_description: 'A university in England.',
  })
})

test('the name of a campus is translated', () => {
  const campus = { name: 'City', campus: 'City', translations: { ur: { name: 'شہر' } } }
  expect(translateCampus(campus, 'ur')).toEqual({ ...campus, name: 'شہر', campus: 'شہر' })
  expect(translateCampus(campus, 'en')).toEqual(campus)
  expect(translateCampus({ campus: 'City' }, 'ur')).toEqual({ campus: 'City' })
})
