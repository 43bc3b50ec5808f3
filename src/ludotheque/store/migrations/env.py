"""What Alembic runs to migrate: on the connection that migrate.py gives it, or as text in the dialect it names.

The transaction is the caller's: it also holds the lock that keeps two processes from migrating at once.
"""

from alembic import context

from ludotheque.store.schema import metadata

if context.is_offline_mode():
    context.configure(dialect_name=context.config.attributes["dialect"], transactional_ddl=False, literal_binds=True)
else:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
