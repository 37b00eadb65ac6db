-- Whether what is part of the entry and a draft (rooms, questions) is shown with it.
alter table planned_publications add column drafts boolean not null default false;
alter table planned_publications add constraint planned_publications_drafts check (not drafts or action = 'publish');
