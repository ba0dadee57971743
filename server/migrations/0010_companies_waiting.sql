-- Operators read the companies that wait for a check, oldest first.
CREATE INDEX "companies_waiting" ON "companies" USING btree ("id") WHERE "companies"."status" = 'unverified';
