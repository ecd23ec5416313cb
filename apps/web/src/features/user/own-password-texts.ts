/** What changing one's own password is called, in the menu and where it is done. */
export const CHANGE_OWN_PASSWORD = 'Change my password';
