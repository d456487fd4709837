import FlipbookDiagnostics

extension UnsupportedRegister {
  /// Lists, scroll views, tabs, navigation and their bars.
  static let containers: [[UnsupportedName]] = [
    // Lists
    .partly(
      "The lines at the ends of a section are hidden, or those of the style.", "View.listSectionSeparator"),
    .visible("Sections have no separators of their own.", "View.listSectionSeparatorTint"),
    .visible("Sections keep the margins of the list's style.", "View.listSectionMargins"),
    .visible("No index is drawn beside a list.", "View.listSectionIndexVisibility", "View.sectionIndexLabel"),
    .visible("The actions of a section are not shown.", "View.sectionActions"),
    .partly("Forms have grouped rows.", "View.formStyle"),
    .partly("The row has no triangle, and a touch doesn't open it.", "DisclosureTableRow.init"),
    .partly(
      "Headers and footers scroll with their section.", "LazyHGrid.init(pinnedViews:)",
      "LazyHStack.init(pinnedViews:)"),
    // Scroll views
    .visible("Scroll indicators are drawn for fingers alone.", "View.scrollIndicatorsFlash"),
    .none("All styles of tables look the same on phones and tablets.", "View.tableStyle"),
    .none("Columns of tables are not customised.", "TableColumn.customizationID"),
    .none("A phone has one column.", "NavigationLink.isDetailLink"),
    .none("Content that fits is not dragged.", "View.scrollBounceBehavior"),
    .none(
      "Every view with an identity is a place to rest at.", "View.scrollTargetLayout", "View.scrollTarget"),
    .visible("Content does not fade under bars.", "View.scrollEdgeEffectStyle"),
    .none(
      "Content does not fade under bars.", "View.scrollEdgeEffectHidden", "View.scrollEdgeEffectDisabled"),
    .none(
      "Scroll views stop where they are moved to.", "Transaction.scrollPositionUpdatePreservesVelocity"),
    // Search
    .visible("Tokens are not shown.", "View.searchable(tokens:)"),
    .none("Suggestions are shown in place of the content.", "View.searchSuggestions(for:)"),
    .visible("The search field stays in sight.", "View.searchToolbarBehavior"),
    .none("The field is above the view, whatever is searched for.", "View.searchPresentationToolbarBehavior"),
    // Tabs
    .visible("The bar of tabs keeps its size.", "View.tabBarMinimizeBehavior"),
    .none(
      "Tabs are in a bar, as on a phone.", "View.tabViewCustomization", "TabContent.customizationID",
      "TabContent.customizationBehavior", "TabContent.tabPlacement", "TabContent.sectionActions",
      "View.defaultAdaptableTabBarPlacement",
      "View.tabViewSidebarHeader", "View.tabViewSidebarFooter", "View.tabViewSidebarBottomBar",
      "TabViewCustomization.resetVisibility", "TabViewCustomization.resetTabOrder"),
    // Navigation and toolbars
    .none(
      "Navigation has one column, as on a phone.", "View.navigationViewStyle"),
    .partly("A sheet or a cover comes as others do.", "View.navigationTransition"),
    .none(
      "A view that a page zooms from keeps its own ground, and items of bars are none.",
      "MatchedTransitionSourceConfiguration.background", "MatchedTransitionSourceConfiguration.shadow",
      "ToolbarContent.matchedTransitionSource"),
    .visible("Bars keep their own colors.", "View.toolbarForegroundStyle"),
    .visible("The title stays.", "View.toolbar(removing:)"),
    .visible("The title stays in the middle.", "View.toolbarRole"),
    .visible("The subtitle is not shown.", "View.navigationSubtitle"),
    .visible("Bars have their own items where they stand.", "DefaultToolbarItem.init"),
    .none("Items of toolbars have no background.", "ToolbarContent.sharedBackgroundVisibility"),
  ]
}
