/** The reminder as a notification of the device: the same for everybody. */
const reminderTexts = {
  title: 'Tu objeción del día',
  body: 'Dos minutos de práctica te esperan.',
};
export default reminderTexts;
