/** Places in the settings, one byte each. New ones go to the end: an older checkpoint has fewer, the rest stay default. */
export const BRIGHTNESS = 0;
export const MUTE = 1;
export const SENSITIVITY = 2;
export const RADIO = 3;
/** 0: the tower neither dims nor goes dark while nobody touches it: for fairs. */
export const SLEEP = 4;
/** What the tower itself notes there: errors that nobody caught, up to 255 ... */
export const ERRORS = 5;
/** ... and from here on, low byte first, how often each face 1 to 6 was rolled, up to 65,535 times. */
export const COUNTS = 6;

/** Names for the console, in the order of the places; with the highest value of each (the lowest is 0, brightness 1). */
export const SETTING_NAMES = ["brightness", "mute", "sensitivity", "radio", "sleep", "errors"];
export const SETTING_LOWEST = [1, 0, 0, 0, 0, 0];
export const SETTING_HIGHEST = [8, 1, 3, 1, 1, 255];

/** Of a new tower: every screen stays below the 500 mA of a computer's USB port. */
export const DEFAULT_BRIGHTNESS = 4;

/**
 * Brightness 4 of 8 stays under 500 mA; sound on; the middle sensitivity; the console is closed to the radio; it sleeps;
 * nothing is noted yet.
 */
export const DEFAULT_SETTINGS = [DEFAULT_BRIGHTNESS, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
