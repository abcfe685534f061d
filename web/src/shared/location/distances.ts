/** The distances that a visitor can select, in km (section 9 of the specification). */
export const DISTANCES_KM = [10, 20, 30, 40, 50, 100, 200, 300, 400, 500] as const
