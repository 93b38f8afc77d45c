/** The reminder as a notification of the device: the same for everybody. */
const reminderTexts = {
  title: 'Your objection of the day',
  body: 'Two minutes of practice are waiting for you.',
};
export default reminderTexts;
