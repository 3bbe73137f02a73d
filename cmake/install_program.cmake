# What `cmake --install BUILD --component program` lays out: the program, the pages of the floor where they are built, a table
# file for every game, man pages and completion, which the program writes itself.
install(TARGETS baize RUNTIME DESTINATION bin COMPONENT program)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/web/dist/" DESTINATION share/baize/pages COMPONENT program OPTIONAL)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/examples/tables/" DESTINATION share/baize/tables COMPONENT program
  FILES_MATCHING PATTERN "*.toml")
install(CODE [[
  set(share "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share")
  function(said_by_program file)
    get_filename_component(folder "${file}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    execute_process(COMMAND "$<TARGET_FILE:baize>" ${ARGN} OUTPUT_FILE "${file}" COMMAND_ERROR_IS_FATAL ANY)
  endfunction()
  said_by_program("${share}/bash-completion/completions/baize" completion bash)
  said_by_program("${share}/zsh/vendor-completions/_baize" completion zsh)
  said_by_program("${share}/fish/vendor_completions.d/baize.fish" completion fish)
  file(MAKE_DIRECTORY "${share}/man/man1")
  execute_process(COMMAND "$<TARGET_FILE:baize>" help --man-pages "${share}/man/man1" COMMAND_ERROR_IS_FATAL ANY)
]] COMPONENT program)
