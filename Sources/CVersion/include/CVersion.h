// What Package.swift knows and Swift cannot see: which version this is, and which commit it was built from.

#ifndef CVERSION_H
#define CVERSION_H

/// The version, such as "0.1.0".
const char *_Nonnull cv_version(void);

/// The commit, such as "3f74938c01", with "-dirty" where files had changed since; "" where the build did not say it.
const char *_Nonnull cv_commit(void);

#endif
