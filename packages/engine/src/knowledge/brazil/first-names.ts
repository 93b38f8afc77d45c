/** Frequent first names, folded; they are recognised in lower case, too. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adriana adriano alan alana alessandra alessandro alex alexandre alice aline amanda ana anderson andre andrea andreia
  andressa angela anna antonia antonio ariane arthur augusto barbara beatriz bernardo bia bianca breno bruna bruno caio
  camila carina carla carlos carol carolina caroline cassia catarina celia celso cesar cibele cicera cintia clara clarice
  claudia claudio cleber cleide conceicao cris cristiane cristiano cristina daiane daniel daniela daniele danilo davi
  debora denis denise diana diego edilson edna edson eduarda eduardo elaine eliana eliane elias elisa elisangela elza
  emerson enzo erica erika ester eugenia eva evandro fabiana fabiano fabio fabricio fatima felipe fernanda fernando flavia
  flavio francisca francisco gabi gabriel gabriela geraldo gilberto gilson giovana gisele gislaine glaucia graca graziela
  guilherme gustavo heitor helena helio henrique hugo iara igor ines ingrid iracema irene isabel isabela isadora ivan ivone
  jackson janaina jane jaqueline jefferson jessica joana joao joaquim joice jonas jorge jose josefa josi joyce juliana
  juliano julia julio jussara karen karina kelly larissa laura leandro leda leila leo leonardo leticia lidia lilian livia
  lorena lourdes luan luana lucas lucia luciana luciano lucimar luis luisa luiz luiza luzia magda maicon maiara manoel
  manuela mara marcela marcelo marcia marcio marco marcos margarida maria mariana marilene marina mario marisa marlene
  marta matheus mauricio mauro mayara michele miguel milena milton miriam monica murilo nadia natalia natalha neide nelson
  neusa nicolas nilza noemi odete olga olivia osvaldo otavio pamela patricia patrick paula paulo pedro poliana priscila
  rafael rafaela raimunda raimundo raissa raquel rebeca regiane regina renan renata renato ricardo rita roberta roberto
  rodrigo rogerio ronaldo rosa rosana rosangela roseli rosimeire rubens ruth sabrina samanta samuel sandra sandro sara
  sebastiao sergio sheila silvana silvia silvio simone solange sonia sueli suely suzana tainara tais talita tania tatiana
  telma tereza thais thiago tiago vagner valdir valdirene valeria valter vanda vanessa vania vera veronica vicente victor
  vilma vinicius vitor vitoria viviane wagner walter wanderley wellington wesley william yara yasmin zelia zefa zilda`
    .split(/\s+/)
    .filter(Boolean),
);
