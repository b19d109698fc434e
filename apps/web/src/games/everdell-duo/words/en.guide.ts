export const guide = [];
export const chapters = [];
