/** Frequent first names, folded; they are recognised in lower case, too. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `abel abigail abner abraao acacio adalberto adalgisa adao adelaide adelia adelino adelmo ademar ademilde ademilson
  ademir adenilson adilson adolfo adonias adriana adriano afonso afranio agata agenor agnaldo agostinho
  aguinaldo ailton airton alan alana alberto alcides alcione aldair aldenir aldo alessandra alessandro alessio
  alex alexandre alexia alfredo alice alicia aline almir aloisio altair altamir aluisio alvaro alzira amanda 
  amauri ambrosio amelia americo amilton ana anabela anacleto analice anastacia anderson andre andrea andreia andressa
  anelise angela angelica angelita angelo anisio anita anna anselmo antonella antonia antonieta antonio araci
  ariane arlete arlindo armindo arnaldo arthur artur ary aryane augusto aureliano aurelio avelino ayrton
  azarias baltazar barbara bartolomeu basilio beatris beatriz belmira benedicto benedita benedito benicio benjamim
  benjamin bernadete bernardo bertha betania bete beto bia bianca bianka braulio brenda brenno breno brigida bruna
  bruno bryan caio camila carina carine carla carlito carlos carmelita carmem carmen carminha carol carolina caroline
  cassandra cassia cassiano cassio catarina catia cecilia celestino celia celina celma celso cesar cezar charles
  christian christiane cibele cicera cicero cidinha cidoca cilene cinara cintia cirilo ciro clara clarice claudete
  claudia claudiane claudinei claudineia claudio claudiomiro claudionor cleber cledson cleide cleidiane cleidson
  cleiton clelia clemente cleonice cleria cleusa clodoaldo clotilde clovis conceicao cosme creusa cris cristhian
  cristian cristiane cristiano cristina cristovao cyntia dagmar dagoberto daiane daise dalila dalton dalva damaris
  damiana damiao dandara daniel daniela daniele danielle danilla danilo dario darlene davi davison dayana dayane
  debora deborah deise deivid delcio delfina delma delmira delson demetrio demostenes denilson denilza denis denise
  denisson deodato deolinda desiree deusdete diana diego dilma dilson dimas dinalva dinora dioclecio diogenes
  diogo dionisio dirce dirceu ditinha djalma djanira domingas donizete dora doralice doriana dorival douglas dulce
  dulcineia durval durvalina eber edelson ederson edgar edilaine edilene edilson edimar edimilson edinaldo edineia
  edinho edirce edite edith edivaldo edivania edmar edmilson edmundo edna ednaldo edneia edson edu eduarda eduardo
  edvaldo edvania edwiges efigenia efraim elaine elba elcio eleandro elen elena elenice eleonora eliakim eliana eliane
  elias elieser eliete elinaldo elinete elisa elisabete elisabeth elisandra elisangela elisete eliseu elita elizabete
  elizabeth elizete ellen elma eloa elodia eloi eloisa eloiza elpidio elton elvira elvis ely elza emanuel emanuela
  emanuele emanuelle emerson emilia emiliano emilio emily eneas eneida enilda enildo enrico enzo epaminondas eraldo
  erasmo erica erick erico erika erivaldo erivelton ermelinda ernane ernani ernestina ernesto esmeraldo estefania
  estefano estela estelita ester estevao etelvina euclides eudes eugenia eulalia eunice euridice euripedes eva evaldo
  evandra evandro evangelina evanildo evanir evelin evelina eveline evelyn everaldo everton ewerton expedito ezequias
  ezequiel fabiana fabiane fabiano fabio fabiola fabricio fabrine fatima fatinha faustino fausto felicio felipe
  felisberto fernanda fernandinha fernando filipe filomena firmino flavia flaviana flaviano flavio floriano florinda
  florisvaldo franciane franciele francielle francine francinete francis francisca francisco franklin fred frederico
  gabi gabriel gabriela gaspar geisa geise genaro genesia genesio geni genilda genilson genivaldo genoveva george
  georgina geovana geovane geralda geraldo germana germano gerson gertrudes gesica gessica getulio giane gilberto
  gilda gildasio gildete gildo gilma gilmar gilson gilvan gilvania gina giordana giovana giovanna giovanni girlene
  gisela gisele gislaine gislene givaldo givanildo glauber glauce glaucia glaucio gledson gleice gleici gleicy gleide
  gleidson gleisson glenda glorinha godofredo graca graciela graciele gracielle grasiele grazi graziela graziele
  graziella gregorio greice greta guida guilherme guiomar gustavo hamilton haroldo heber hector heitor helena helio
  heloisa henrique heraldo herbert hercilia hercules heriberto hermes herminia herminio hermogenes hilario hilda
  hildebrando hildete honorato honorina horacio hortencia hugo humberto iago ian iara iasmin ibrahim icaro idalina
  idelfonso ieda igo igor ilana ilda ildefonso ilka ilma ilza inacia inacio indiara ines inez ingrid iolanda ione
  iracema irani iranildo irapuan irene irineia irineu isaac isabel isabela isabele isabelle isabelly isadora
  isaias isaltina isaque isaura isidoro ismael ismenia italo itamar iuri ivaldo ivan ivana ivanete ivani ivania
  ivanilda ivanildo ivanir iverson ivete ivo ivone ivonei ivonete izabel izabela izaias izaura izilda jaciara jacinta
  jacinto jacira jackeline jackson jacques jader jadson jaime jair jairo jamile janaina jandira jane janete janice
  janine janio jaqueline jaques jarbas jardel jeane jeferson jefferson jenifer jeniffer jennifer jeovana jeremias
  jeronimo jessica jessika jesuina jesuino jhonatan jhonny joab joana joao joaquim joaquina jobson joceli jocelia
  jocelino jociane joel joelma joelson johnny joice jonas jonatas jonathan jordana jorge josafa jose joseane josefa
  joseli joselia joselina joselito josemar josenildo josete josi josiane josias josicleide josiel josimar josineide
  josivaldo josue josy jovelina joventino jovita joyce juarez juca jucelia jucelino jucileide jucimara judite judith
  julia juliana julianna juliano juliete juliette julio junio juraci jurandir jurema juscelino jussandra
  jussara juvenal juvencio kaio kaique karen karina karine karla karolina karoline kassia katia katiane katiuscia
  kauan kaue keila keity kelen kellen kelly kenia kesia ketlen kleber klebson laercio laerte lais laisa laise
  lara larissa larisse lauana laudelina laudiceia laura laureano laurinda lauro lavinia lazaro leandra leandro leci
  leda leide leidiane leila leni lenice lenilda lenira leo leonardo leonel leonice leonidas leonilda leonor
  leopoldo leticia leticya liana licia lidia lidiane lidianne ligia lilia lilian liliana liliane linaldo lindalva
  lindaura lindinalva lindolfo lindomar linete lisandra lisete livia livio lizandra loide lorena lorrane louise
  lourdes lourenco lourival luan luana luanna lucas lucelia lucelita lucena luci lucia luciana luciane luciano lucidio
  luciene lucila lucileide lucilene lucilia lucilo lucimar lucimara lucimeire lucinda lucindo lucinei lucineia
  lucineide lucio lucivaldo lucrecia ludmila ludmilla luigi luis luisa luisinho luiz luiza lurdes lurdinha luzia
  luziane luzinete lydia mabel madalena magali magda magno maiara maicon maike maikon maira maisa maite manasses
  manfredo manoel manu manuela mara marcela marcelino marcella marcelly marcelo marcia marciana marciel marcilio
  marcio marcione marco marcos margarete margareth margarida margot maria mariah mariana mariane mariangela marianna
  maricelia maricleide mariele marielle mariene mariinha marilda marileia marileide marilene marilia marilu marilucia
  marilza marina marinaldo marinalva marineia marineide marinete marinez mario marisa marisete marisol mariza marlei
  marleide marlene marli marlon marluce marlucia marly marta martim martina martinha mateus matheus matias matilde
  maura mauricia mauricio mauro maxwell mayane mayara maycon mayke mayla mayra mazinho meire melissa mercia micaela
  mical michel michele micheli michelle michelly miguel miguelina mikaela mikaele milena milene milla millena milton
  minervina mirela mirella miriam miriane mirtes misael moacir moises monica morgana murillo murilo nadia nadir nadja
  naiane naiara naldo nalva nanci nara narciso natalha natalia nataly natanael nathalia nathan nayara neide
  neiva nelci nelio nelma nelson nereu nestor neuci neuma neusa neusinha neuza newton neyde nicanor nicolas
  nicolau nicole nicollas nicolle nilce nilceia nilda nildo nilma nilson nilton nilza nina nivaldo nivia noelia
  noemi noemia nonato norberto norival nubia octavio odair odete odila odilia odilon olavo olga olimpio 
  olinto olivia olivio ondina onofre oracio orestes oriovaldo orlandina orlando oscar oseias osias osiris osmar
  osmarina osni osorio osvaldo oswaldo otacilio otaviano otavio oto otoniel ozeias ozias ozorio pamela paola paolo
  paschoal pascoal patricia patrick paula paulina paulino paulo pedro pericles peterson petronio phelipe pietra pietro
  plinio poliana poliane policarpo prisciane priscila priscilla queila quesia quirino quiteria rafa rafael rafaela
  rafaella raiana raiane raiara railda railson raimunda raimundinha raimundo raissa ralf ramiro raphael raphaela
  raquel rayane rayanne rayssa rebeca regiane regina reginaldo regis reinaldo rejane renan renata renato renilda
  renildes renildo renzo ricarda ricardo rildo rinaldo risonete rita rivaldo roberta roberto robson rodolfo rodolpho
  rodrigo rogeria rogerio romario romilda romildo romina romulo ronaldo ronan rone ronei roney roni ronie
  ronilda ronildo ronilson rosa rosalia rosalina rosalva rosana rosane rosangela rosania rosaria rosaura roseane
  roselaine roseli rosely rosemar rosemary rosemberg rosemeire rosemeri rosenilda rosenildo rosiane rosicleia
  rosicleide rosilaine rosilda rosileia rosilene rosilva rosimar rosimeire rosimere rosimeri rosinalva rosinei
  rosineia rosineide rosivaldo rosy ruan rubem rubens rubia rui rute ruth ruy sabrina saionara salete salomao salome
  samanta samara samia samila samir samira samuel sandra sandro sara sarah sarita saulo savio sebastiao selma sergio
  severina severino shayane sheila shirlei shirley sibele sibelle sidinei sidnei sidneia sidney sidonia silas silene
  silmar silmara silvana silvandira silvane silvania silvia silvina silvino silvio simao simara simeia simone sinara
  sinval sirlei sirlene sirley socorrinha sofia solange solimar sonaly sonia stefani stefanie stefany stella stephanie
  stephany suelen suelene sueli suellen suelma suely susana susane susi suzana suzane suzete suzi suzy taciana tadeu
  taina tainara tais talia talis talissa talita talles tamara tamires tania tarcisa tarcisio tassia tatiana tatiane
  tatiele tayane tayna taynara telma teodora teodoro teofilo tercio teresa teresinha tereza terezinha thaina thais
  thaisa thales thalia thalita thamires thayane thayna thaynara theo theodoro thereza therezinha thiago tiago tiana
  tiburcio timoteo tobias tomas tomaz tonico toninho ubirajara ubiratan ulisses uriel vagner valdeci valdecir valdeir
  valdelice valdemar valdemir valdenice valdenir valdete valdilene valdinei valdineia valdir valdirene valdo valdomiro
  valentim valentina valeria valmir valmor valquiria valtair valter vanda vandeca vanderlei vanderleia vanderson
  vandinha vandir vanessa vania vanice vanilda vanildo vanilza vanusa vera veridiana verinha veronica veruska vicencia
  vicente vicentina victor victoria vilma vilmar vilson vincenzo vinicius virgilio virginia virginio vitor vitoria
  vitoriano vivaldo viviana viviane vladimir wagner walace waldeci waldemar waldir waldirene walkiria wallace walmir
  walquiria walter wanda wanderlei wanderleia wanderley wanderson wania washington wederson welington weliton
  wellington weslaine weslen wesley wiliam wilian william willian wilma wilmar wilson wilton wladimir yago yan yara
  yasmim yasmin ygor yolanda yuri yuriko yvone zacarias zaira zefa zelda zelia zelinda zenaide zenilda zenildo zezinha
  zezinho zilda zilma zilmar zoe zoraide zuleica zuleide zulmira`
    .split(/\s+/)
    .filter(Boolean),
);
