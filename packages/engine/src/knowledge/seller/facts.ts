export type Experience = 'starting' | 'upToTwo' | 'upToFive' | 'veteran';
export type Territory = 'products' | 'services' | 'realEstate' | 'automotive';
export type Channel = 'whatsapp' | 'instagram' | 'inPerson' | 'phone' | 'marketplace' | 'referral';
export type Revenue = 'upTo2' | 'from3to6' | 'from7to10' | 'over10';
export type Motivation = 'money' | 'recognition' | 'freedom' | 'impact';
export type Archetype = 'hunter' | 'consultant' | 'communicator' | 'strategist';
export type Learning = 'video' | 'reading' | 'practice' | 'audio';

/** Interchangeable wordings; at least one. */
export type Wordings = readonly [string, ...string[]];
