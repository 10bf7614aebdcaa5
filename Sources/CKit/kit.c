#include "kit.h"

// `#embed` is of C23, and known to clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char ios[] = {
#embed "Kit/ios.yaml"
};
static const unsigned char ios_alert[] = {
#embed "Kit/ios/alert.yaml"
};
static const unsigned char ios_contextMenu[] = {
#embed "Kit/ios/contextMenu.yaml"
};
static const unsigned char ios_keyboard[] = {
#embed "Kit/ios/keyboard.yaml"
};
static const unsigned char ios_navigation[] = {
#embed "Kit/ios/navigation.yaml"
};
static const unsigned char ios_pageControl[] = {
#embed "Kit/ios/pageControl.yaml"
};
static const unsigned char ios_refresh[] = {
#embed "Kit/ios/refresh.yaml"
};
static const unsigned char ios_segmentedControl[] = {
#embed "Kit/ios/segmentedControl.yaml"
};
static const unsigned char ios_sheet[] = {
#embed "Kit/ios/sheet.yaml"
};
static const unsigned char ios_skeleton[] = {
#embed "Kit/ios/skeleton.yaml"
};
static const unsigned char ios_swipeRow[] = {
#embed "Kit/ios/swipeRow.yaml"
};
static const unsigned char ios_switch[] = {
#embed "Kit/ios/switch.yaml"
};
static const unsigned char ios_tabBar[] = {
#embed "Kit/ios/tabBar.yaml"
};
static const unsigned char ios_toast[] = {
#embed "Kit/ios/toast.yaml"
};
static const unsigned char springs[] = {
#embed "Kit/springs.yaml"
};
static const unsigned char springs_apple[] = {
#embed "Kit/springs/apple.yaml"
};
static const unsigned char springs_carbon[] = {
#embed "Kit/springs/carbon.yaml"
};
static const unsigned char springs_framer[] = {
#embed "Kit/springs/framer.yaml"
};
static const unsigned char springs_material[] = {
#embed "Kit/springs/material.yaml"
};

static const KitFile files[] = {
    {"kit/ios.yaml", ios, sizeof ios},
    {"kit/ios/alert.yaml", ios_alert, sizeof ios_alert},
    {"kit/ios/contextMenu.yaml", ios_contextMenu, sizeof ios_contextMenu},
    {"kit/ios/keyboard.yaml", ios_keyboard, sizeof ios_keyboard},
    {"kit/ios/navigation.yaml", ios_navigation, sizeof ios_navigation},
    {"kit/ios/pageControl.yaml", ios_pageControl, sizeof ios_pageControl},
    {"kit/ios/refresh.yaml", ios_refresh, sizeof ios_refresh},
    {"kit/ios/segmentedControl.yaml", ios_segmentedControl, sizeof ios_segmentedControl},
    {"kit/ios/sheet.yaml", ios_sheet, sizeof ios_sheet},
    {"kit/ios/skeleton.yaml", ios_skeleton, sizeof ios_skeleton},
    {"kit/ios/swipeRow.yaml", ios_swipeRow, sizeof ios_swipeRow},
    {"kit/ios/switch.yaml", ios_switch, sizeof ios_switch},
    {"kit/ios/tabBar.yaml", ios_tabBar, sizeof ios_tabBar},
    {"kit/ios/toast.yaml", ios_toast, sizeof ios_toast},
    {"kit/springs.yaml", springs, sizeof springs},
    {"kit/springs/apple.yaml", springs_apple, sizeof springs_apple},
    {"kit/springs/carbon.yaml", springs_carbon, sizeof springs_carbon},
    {"kit/springs/framer.yaml", springs_framer, sizeof springs_framer},
    {"kit/springs/material.yaml", springs_material, sizeof springs_material},
};

KitFile kitFile(size_t index) {
  KitFile none = {NULL, NULL, 0};
  return index < sizeof files / sizeof *files ? files[index] : none;
}
