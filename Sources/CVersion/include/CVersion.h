// What Package.swift knows and Swift cannot see: the version and the commit it was built from.

#ifndef CVERSION_H
#define CVERSION_H

/// The version, such as "0.1.0".
const char *_Nonnull cv_version(void);

/// The commit, such as "3f74938c01", with "-dirty" if files had changed since; "" if the build was not given it.
const char *_Nonnull cv_commit(void);

#endif
