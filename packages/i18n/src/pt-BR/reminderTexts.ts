/** The reminder as a notification of the device: the same for everybody. */
const reminderTexts = {
  title: 'Sua objeção do dia',
  body: 'Dois minutos de treino esperam por você.',
};
export default reminderTexts;
