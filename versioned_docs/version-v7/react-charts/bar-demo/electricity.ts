/** What a region's power stations produced in each month, in GWh. */
export const electricity = [
  { month: 'Jan', hydro: 22, wind: 41, solar: 4, gas: 38 },
  { month: 'Feb', hydro: 21, wind: 37, solar: 8, gas: 31 },
  { month: 'Mar', hydro: 23, wind: 34, solar: 15, gas: 24 },
  { month: 'Apr', hydro: 26, wind: 27, solar: 23, gas: 16 },
  { month: 'May', hydro: 28, wind: 22, solar: 31, gas: 9 },
  { month: 'Jun', hydro: 27, wind: 18, solar: 36, gas: 7 },
  { month: 'Jul', hydro: 25, wind: 19, solar: 37, gas: 8 },
  { month: 'Aug', hydro: 23, wind: 20, solar: 33, gas: 11 },
  { month: 'Sep', hydro: 22, wind: 25, solar: 22, gas: 17 },
  { month: 'Oct', hydro: 22, wind: 32, solar: 12, gas: 25 },
  { month: 'Nov', hydro: 23, wind: 38, solar: 5, gas: 33 },
  { month: 'Dec', hydro: 24, wind: 43, solar: 3, gas: 37 },
];
