-- Trigram indexes let a search for any part of a name use an index. The extension is a trusted one: the owner of the
-- database may create it, no superuser is needed.
create extension if not exists pg_trgm;
