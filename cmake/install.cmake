# What `cmake --install BUILD --component library` lays out: the public headers, libbaize.a, and how CMake and pkg-config
# find them. Nothing of it says where it was built.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/baize")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/baize" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT library
  FILES_MATCHING PATTERN "*.hpp")
install(TARGETS baize_library EXPORT baizeTargets ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)
install(EXPORT baizeTargets NAMESPACE baize:: DESTINATION "${package_dir}" COMPONENT library)
configure_package_config_file(cmake/baizeConfig.cmake.in "${PROJECT_BINARY_DIR}/package/baizeConfig.cmake"
  INSTALL_DESTINATION "${package_dir}" NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/package/baizeConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/package/baizeConfig.cmake" "${PROJECT_BINARY_DIR}/package/baizeConfigVersion.cmake"
  "${PROJECT_SOURCE_DIR}/cmake/FindGMP.cmake" DESTINATION "${package_dir}" COMPONENT library)

file(RELATIVE_PATH relative_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" relative_prefix "${relative_prefix}")
configure_file(cmake/baize.pc.in "${PROJECT_BINARY_DIR}/package/baize.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/package/baize.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT library)
