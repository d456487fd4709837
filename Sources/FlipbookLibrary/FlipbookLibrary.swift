/// The dynamic library that programs of scenes load. This target is linked into it and into nothing else, so its settings in
/// the manifest are those of that link.
enum FlipbookLibrary {}
