/** First days of eight quarters. */
export const quarters = Array.from({ length: 8 }, (_, index) => new Date(2024, index * 3, 1));

export const orders = [128, 164, 151, 203, 177, 189, 214, 246];

export const quarterName = (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1}`;
